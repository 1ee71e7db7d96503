import type {Contracts} from '../contracts';
import {DirectiveError} from '../directive';
import {openResolver, type Resolver} from '../schema/resolve';
import {unknownName} from '../unknownName';
import type {AsyncApi, AsyncMessage} from './asyncApi';
import {channelMessages} from './channelMessages';

/** Contract of the event buses, within the contracts folder. */
export const eventsFile = 'events.asyncapi.yaml';

/** Names that the attribute `bus` may have. */
export type Bus = 'agent' | 'session';

/** An event in the forms that it takes on its way. */
export interface BusEvent {
  readonly name: string;
  /** As the agent bus carries it: every event appears there. */
  readonly onAgent: AsyncMessage;
  /** As the bus of a session carries it, if it does. */
  readonly onSession?: AsyncMessage;
  /** As webhooks receive it, if they do. */
  readonly delivered?: AsyncMessage;
}

/** The events of an agent. */
export interface BusEvents {
  readonly events: readonly BusEvent[];
  readonly resolver: Resolver;
  /** @throws DirectiveError when there is no such event */
  event(name: string): BusEvent;
}

/** Opens the events. */
export function openEvents(contracts: Contracts): BusEvents {
  const document = contracts.read<AsyncApi>(eventsFile);
  const onSession = channelMessages(document, 'sessionBus', eventsFile);
  const delivered = channelMessages(document, 'webhookDelivery', eventsFile);
  const events = [...channelMessages(document, 'agentBus', eventsFile)].map(([name, onAgent]): BusEvent => ({
    name,
    onAgent,
    onSession: onSession.get(name),
    delivered: delivered.get(name),
  }));
  return {
    events,
    resolver: openResolver(document, `contracts/${eventsFile}`),
    event(name) {
      const found = events.find((event) => event.name === name);
      if (!found)
        throw unknownName(
          'event',
          name,
          events.map((event) => event.name),
          `contracts/${eventsFile}`,
        );
      return found;
    },
  };
}

/**
 * Reads the attribute `bus`.
 * @throws DirectiveError when it is neither `agent` nor `session`
 */
export function busOf(value: string): Bus {
  if (value === 'agent' || value === 'session') return value;
  throw new DirectiveError(`no bus "${value}". Write bus="agent" or bus="session".`);
}
