import type {Scenario, RecordedFrame, RecordedMessage} from '../../../contracts/scenarios';

/** The agent's router in a scenario. */
export const routerOf = ({setup}: Scenario): 'vercel' | 'in-built' =>
  setup.startsWith('in-built') ? 'in-built' : 'vercel';

/** The session that a message names, in either envelope. */
export const sessionOf = ({sessionId, data}: RecordedFrame): string | undefined =>
  sessionId ?? (data?.sessionId as string | undefined);

/** Whether a server message is an error reply to one client: it names no session. */
export const isDirectReply = ({direction, message}: RecordedMessage): boolean =>
  direction === 'server' && message.event === 'error' && sessionOf(message) === undefined;
