import {lookUp, pointer, type Document, type Message, type ObservedOrder} from '../asyncapi/document';

/** An observed sequence of events on the agent bus. */
export interface Sequence extends ObservedOrder {
  readonly when: string;
  readonly events: readonly string[];
  readonly steps: readonly string[];
  readonly throws?: boolean;
}

/** Channels of the contract of the events. */
export type Channel = 'agentBus' | 'sessionBus' | 'webhookDelivery';

/** The contract of the events, as far as the checks read it. */
export interface EventsContract extends Document {
  readonly 'x-sequences': readonly Sequence[];
}

/** Names of the events of a channel. */
export const eventsOn = (contract: EventsContract, channel: Channel): readonly string[] =>
  Object.keys(contract.channels[channel]?.messages ?? {});

/** Where an event of a channel is described, without references. */
export const placeOf = (contract: EventsContract, channel: Channel, name: string): string =>
  lookUp(contract, pointer('channels', channel, 'messages', name)).at;

/** The event of a channel as the contract describes it. */
export const eventOn = (contract: EventsContract, channel: Channel, name: string): Message =>
  lookUp(contract, placeOf(contract, channel, name)).node as Message;

/** Where the payloads of all channels are described. */
export function allPayloads(contract: EventsContract): readonly string[] {
  const places = (['agentBus', 'sessionBus', 'webhookDelivery'] as const).flatMap((channel) =>
    eventsOn(contract, channel)
      .filter((name) => eventOn(contract, channel, name).payload !== undefined)
      .map((name) => `${placeOf(contract, channel, name)}/payload`),
  );
  return [...new Set(places)];
}
