import type {Scenario, RecordedMessage} from '../../../contracts/scenarios';
import {sessionOf} from './conversation';

/** Names of the messages that one client received about one session, from one trigger to the next. */
export type Turn = readonly string[];

/**
 * Splits a scenario into turns for each connected client. A turn begins with a client's `message` or `reset`, or with
 * the first server message after an HTTP call. Two messages sent right after each other share a turn.
 */
export function turnsOf({messages}: Scenario): readonly Turn[] {
  const receivers = new Set(messages.filter(({direction}) => direction === 'server').map(receiverOf));
  const clients = receivers.size === 0 ? ['first'] : [...receivers];
  return clients.flatMap((client) => turnsSeenBy(client, messages));
}

const receiverOf = ({client}: RecordedMessage): string => client ?? 'first';

function turnsSeenBy(client: string, messages: readonly RecordedMessage[]): readonly Turn[] {
  const turns: string[][] = [];
  const open = new Map<string, string[]>();
  let latest: string | undefined;

  function begin(session: string): string[] {
    const turn: string[] = [];
    turns.push(turn);
    open.set(session, turn);
    return turn;
  }

  for (const recorded of messages) {
    const {direction, message} = recorded;
    if (direction === 'rest') {
      open.clear();
      latest = undefined;
    } else if (direction === 'client') {
      if (message.type !== 'message' && message.type !== 'reset') continue;
      latest = sessionOf(message) ?? 'default';
      if (open.get(latest)?.length !== 0) begin(latest);
    } else if (receiverOf(recorded) === client) {
      // Messages without a session belong to the last session mentioned.
      latest = sessionOf(message) ?? latest ?? '';
      (open.get(latest) ?? begin(latest)).push(String(message.event));
    }
  }
  return turns.length === 0 ? [[]] : turns;
}
