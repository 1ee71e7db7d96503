import {channelMessages, type AsyncApi} from '@docs-kit/reference';
import {eventsFile, type EventMessage, type EventSequence} from '../../../plugins/saiki-directives/events';

/** An observed sequence of events on the agent bus. */
export interface Sequence extends EventSequence {
  /** Steps of the recording that show it. */
  readonly steps: readonly string[];
}

/** An event, with the fields that only the checks read. */
export interface CheckedEvent extends EventMessage {
  readonly 'x-bus'?: readonly string[];
}

/** The contract of the events, with the fields that only the checks read. */
export interface EventsContract extends AsyncApi<CheckedEvent> {
  readonly 'x-sequences': readonly Sequence[];
}

/** Channels of the contract of the events. */
export const channels = ['agentBus', 'sessionBus', 'webhookDelivery'] as const;
/** One of {@link channels}. */
export type Channel = (typeof channels)[number];

/** Returns the names of the events on a channel. */
export const eventsOn = (contract: EventsContract, channel: Channel): readonly string[] =>
  Object.keys(contract.channels[channel]?.messages ?? {});

const find = (contract: EventsContract, channel: Channel, name: string) => {
  const found = channelMessages(contract, channel, eventsFile).get(name);
  if (!found) throw new Error(`${channel} has no event "${name}"`);
  return found;
};

/** Returns the pointer to an event's description, with references resolved. */
export const placeOf = (contract: EventsContract, channel: Channel, name: string): string =>
  find(contract, channel, name).pointer;

/** Returns an event of a channel as described in the contract. */
export const eventOn = (contract: EventsContract, channel: Channel, name: string): CheckedEvent =>
  find(contract, channel, name).message;

/** Returns the pointers to the payload descriptions of all channels. */
export function allPayloads(contract: EventsContract): readonly string[] {
  const places = channels.flatMap((channel) =>
    [...channelMessages(contract, channel, eventsFile).values()]
      .filter(({message}) => message.payload !== undefined)
      .map(({pointer}) => `${pointer}/payload`),
  );
  return [...new Set(places)];
}
