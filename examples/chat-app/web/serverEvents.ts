/** The events of the server that the chat uses. */
export type ServerEvent =
  | { event: 'thinking'; data: { sessionId: string } }
  | { event: 'chunk'; data: { text: string; sessionId: string } }
  | { event: 'response'; data: { text: string; sessionId: string } }
  | { event: 'toolCall'; data: { toolName: string; sessionId: string } }
  | { event: 'toolResult'; data: { toolName: string; sessionId: string } }
  | { event: 'toolConfirmationRequest'; data: ToolRequest }
  | { event: 'error'; data: ServerError };

/** A tool call that waits for approval. It does not say which session asks. */
export interface ToolRequest {
  executionId: string;
  toolName: string;
  args: unknown;
}

/** The three shapes of an error in one: every field may be missing. */
export interface ServerError {
  message?: string;
  error?: string;
  sessionId?: string;
}

const USED = new Set([
  'thinking',
  'chunk',
  'response',
  'toolCall',
  'toolResult',
  'toolConfirmationRequest',
  'error',
]);

/**
 * Reads one WebSocket frame.
 *
 * @param frame - the text of the frame
 * @param sessionId - the conversation that the chat shows
 * @returns the event, or undefined when it is of no use to this chat
 */
export function readEvent(
  frame: string,
  sessionId: string,
): ServerEvent | undefined {
  const { event, data } = JSON.parse(frame) as {
    event: string;
    data: { sessionId?: string };
  };
  if (!USED.has(event)) return undefined;

  // Every client receives the events of every session.
  const isOther = data.sessionId !== undefined && data.sessionId !== sessionId;
  if (isOther) return undefined;

  return { event, data } as ServerEvent;
}

/**
 * Finds words for an error.
 *
 * @param error - the data of an `error` event
 */
export function errorText({ message, error }: ServerError): string {
  // This is what arrives when a streamed model call fails.
  if (message === '[object Object]') return 'The model call failed.';
  return message ?? error ?? 'The turn failed.';
}
