import type {Server} from 'node:http';
import {WebSocketServer, type WebSocket} from 'ws';
import type {RecordedMessage, Recording} from './recording.mjs';

/** What the contract says about a frame of a client; empty when it accepts it. */
export type JudgeFrame = (type: string, frame: unknown) => readonly string[];

/** A replay in progress. */
export interface Replay {
  /** What was wrong with the frames of the client. */
  readonly complaints: readonly string[];
  /** Ends when the last recorded message was sent or received. */
  readonly finished: Promise<void>;
  /** The client messages that were recorded and did not come. */
  missing(): readonly string[];
  close(): void;
}

interface ClientFrame {
  readonly type?: unknown;
  readonly sessionId?: unknown;
  readonly stream?: unknown;
  readonly data?: {readonly executionId?: unknown; readonly approved?: unknown};
}

const typeOf = ({message}: RecordedMessage): string => String((message as ClientFrame).type ?? 'message');

/**
 * Plays the server's side of a recorded conversation to the first client that connects. Each recorded client message is
 * awaited before the server goes on; ids of sessions are those that the client chose.
 */
export function startReplay(server: Server, recording: Recording, judge: JudgeFrame): Replay {
  const steps = recording.messages.filter(({direction}) => direction !== 'rest');
  const complaints: string[] = [];
  const sessions = new Map<unknown, unknown>();
  let next = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const sockets = new WebSocketServer({server});

  const proceed = (socket: WebSocket): void => {
    const step = steps[next];
    if (!step) finish();
    if (step?.direction !== 'server') return;
    next += 1;
    socket.send(JSON.stringify(withSessions(step.message, sessions)));
    // A pause between messages, as the network makes one.
    setTimeout(() => proceed(socket), 5);
  };

  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const frame = parsed(String(data));
      const step = steps[next];
      if (frame === undefined) {
        complaints.push(`The sample sends a frame that is no JSON: ${String(data).slice(0, 60)}`);
        return;
      }
      complaints.push(...judge(String(frame.type), frame));
      if (step?.direction !== 'client') return;
      complaints.push(...differences(frame, step.message as ClientFrame));
      sessions.set((step.message as ClientFrame).sessionId, frame.sessionId);
      next += 1;
      proceed(socket);
    });
    proceed(socket);
  });
  return {
    complaints,
    finished,
    missing: () =>
      steps
        .slice(next)
        .filter(({direction}) => direction === 'client')
        .map(typeOf),
    close: () => sockets.close(),
  };
}

function parsed(text: string): ClientFrame | undefined {
  try {
    return JSON.parse(text) as ClientFrame;
  } catch {
    return undefined;
  }
}

/** What makes the conversation another one than was recorded. */
function differences(frame: ClientFrame, recorded: ClientFrame): string[] {
  if (frame.type !== recorded.type)
    return [`The recorded client sends "${String(recorded.type)}" here; the sample sends "${String(frame.type)}".`];
  if (frame.type === 'message' && (frame.stream === true) !== (recorded.stream === true)) {
    return [
      recorded.stream === true
        ? 'The conversation is streamed; the sample sends no "stream": true.'
        : 'The conversation is not streamed; the sample sends "stream": true.',
    ];
  }
  const isOtherRequest = frame.data?.executionId !== recorded.data?.executionId;
  if (isOtherRequest)
    return [`The answer names the executionId ${JSON.stringify(frame.data?.executionId)}, not that of the request.`];
  const isOtherAnswer =
    recorded.data !== undefined && Boolean(frame.data?.approved) !== Boolean(recorded.data.approved);
  return isOtherAnswer ? [`The recorded client answers "approved": ${String(recorded.data?.approved)}.`] : [];
}

/** A recorded server message with the ids of sessions that this client uses. */
function withSessions(message: unknown, sessions: ReadonlyMap<unknown, unknown>): unknown {
  const {data} = message as {data?: {sessionId?: unknown}};
  if (data?.sessionId === undefined || !sessions.has(data.sessionId)) return message;
  return {...(message as object), data: {...data, sessionId: sessions.get(data.sessionId) ?? data.sessionId}};
}
