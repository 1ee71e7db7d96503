import { errorText, type ServerEvent, type ToolRequest } from './serverEvents';

/** One line of the conversation. */
export interface Line {
  from: 'user' | 'assistant';
  text: string;
}

/** Everything that the chat shows. */
export interface ChatState {
  lines: Line[];
  requests: ToolRequest[];
  /** `settling`: a response came, but the turn may still go on. */
  phase: 'idle' | 'working' | 'settling';
  problem: string | undefined;
  /** Grows with every event, so that timers start again. */
  beat: number;
}

/** What changes the chat. */
export type ChatAction =
  | { type: 'sent'; text: string }
  | { type: 'received'; event: ServerEvent }
  | { type: 'answered'; executionId: string }
  | { type: 'settled' }
  | { type: 'failed'; reason: string }
  | { type: 'restored'; lines: Line[] };

export const emptyChat: ChatState = {
  lines: [],
  requests: [],
  phase: 'idle',
  problem: undefined,
  beat: 0,
};

/**
 * Computes the next state of the chat.
 *
 * @param state - what the chat shows now
 * @param action - what happened
 */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'sent':
      return {
        ...state,
        lines: [...state.lines, { from: 'user', text: action.text }],
        phase: 'working',
        problem: undefined,
      };
    case 'received':
      return onEvent({ ...state, beat: state.beat + 1 }, action.event);
    case 'answered':
      return {
        ...state,
        requests: state.requests.filter(
          ({ executionId }) => executionId !== action.executionId,
        ),
      };
    case 'settled':
      return { ...state, phase: 'idle', requests: [] };
    case 'failed':
      return { ...state, phase: 'idle', requests: [], problem: action.reason };
    case 'restored':
      return { ...state, lines: action.lines };
  }
}

function onEvent(state: ChatState, { event, data }: ServerEvent): ChatState {
  const { lines } = state;
  switch (event) {
    case 'thinking':
      return { ...state, phase: 'working' };
    case 'chunk':
      return {
        ...state,
        phase: 'working',
        lines: withAnswer(lines, (text) => text + data.text),
      };
    case 'response':
      // Replace, do not append: it repeats what was streamed, maybe twice.
      if (data.text === '') return { ...state, phase: 'settling' };
      return {
        ...state,
        phase: 'settling',
        lines: withAnswer(lines, () => data.text),
      };
    case 'toolCall':
      return { ...state, phase: 'working' };
    case 'toolResult':
      return { ...state, phase: 'working', requests: [] };
    case 'toolConfirmationRequest':
      // It may belong to another session: the request does not say.
      return { ...state, requests: [...state.requests, data] };
    case 'error':
      return {
        ...state,
        phase: 'idle',
        requests: [],
        problem: errorText(data),
      };
  }
}

function withAnswer(lines: Line[], change: (text: string) => string): Line[] {
  const last = lines.at(-1);
  if (last?.from !== 'assistant') {
    return [...lines, { from: 'assistant', text: change('') }];
  }
  return [...lines.slice(0, -1), { ...last, text: change(last.text) }];
}
