/** What a client sent, a server sent, or an HTTP call did, in a recorded conversation. */
export interface RecordedMessage {
  readonly direction: 'client' | 'server' | 'rest';
  /** Connection, where there are two; without it, the first. */
  readonly client?: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** One recorded conversation over the socket. */
export interface Scenario {
  readonly scenario: string;
  readonly setup: string;
  readonly messages: readonly RecordedMessage[];
}

/** Router of the agent in a scenario. */
export const routerOf = ({setup}: Scenario): 'vercel' | 'in-built' =>
  setup.startsWith('in-built') ? 'in-built' : 'vercel';

/** The session that a message names, in either envelope. */
export function sessionOf(message: RecordedMessage['message']): string | undefined {
  const data = message['data'] as {readonly sessionId?: string} | undefined;
  return (message['sessionId'] as string | undefined) ?? data?.sessionId;
}

/** Whether a server message is an error reply to one client: it names no session. */
export const isDirectReply = ({direction, message}: RecordedMessage): boolean =>
  direction === 'server' && message['event'] === 'error' && sessionOf(message) === undefined;
