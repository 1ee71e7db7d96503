import {openSchemaValidator} from '@docs-kit/reference/validator';
import {eventsFile} from '../../../plugins/saiki-directives/events';
import {optionalInEvents} from '../asyncapi/optionalProperties';
import {openSchemaCoverage} from '../asyncapi/schemaCoverage';
import {allPayloads, channels, eventOn, eventsOn, placeOf, type Channel, type EventsContract} from './eventsContract';
import {noPayload} from './recordedEvent';

/** A payload recorded on a channel. */
export interface RecordedPayload {
  readonly channel: Channel;
  readonly event: string;
  readonly payload: unknown;
}

/** Checks recorded payloads against the contract of the events. */
export interface PayloadChecks {
  /** Problems of a payload. */
  payload(recorded: RecordedPayload): readonly string[];
  /** Events and parts of payloads that no payload checked so far showed, and marks that payloads contradict. */
  coverage(): readonly string[];
}

/** Prepares the checks of one contract. */
export function openPayloadChecks(contract: EventsContract): PayloadChecks {
  const validator = openSchemaValidator(contract);
  const parts = openSchemaCoverage(eventsFile, contract, validator, optionalInEvents);
  const seen = new Set<string>();

  return {
    payload({channel, event, payload}) {
      if (!eventsOn(contract, channel).includes(event)) return [`${channel} has no event "${event}"`];
      seen.add(`${channel} ${event}`);
      const isEmpty = eventOn(contract, channel, event).payload === undefined;
      if (isEmpty !== (payload === noPayload)) return [`${event} ${isEmpty ? 'has a payload' : 'has no payload'}`];
      if (isEmpty) return [];
      const at = `${placeOf(contract, channel, event)}/payload`;
      const errors = validator.errors(at, payload);
      if (errors.length === 0) parts.see(at, payload);
      return errors;
    },
    coverage() {
      const events = channels.flatMap((channel) =>
        eventsOn(contract, channel).flatMap((event) => {
          const reason = eventOn(contract, channel, event)['x-unobserved'];
          const isSeen = seen.has(`${channel} ${event}`);
          if (isSeen && reason !== undefined)
            return [`${event} is recorded on ${channel} although x-unobserved says "${reason}"`];
          return isSeen || reason !== undefined ? [] : [`${event} is never recorded on ${channel}`];
        }),
      );
      return [...events, ...parts.findings(allPayloads(contract))];
    },
  };
}
