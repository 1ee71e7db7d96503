import {readContract} from '../asyncapi/document';
import type {EventsContract} from './eventsContract';
import type {Recorded} from './recordedEvent';
import type {Delivery} from './webhook';

/** File of the contract, within the contracts folder. */
export const eventsFile = 'events.asyncapi.yaml';

/** The contract of the events. */
export const eventsContract = readContract<EventsContract>(eventsFile);

/** What listeners on both buses got. */
export const recordedEvents = readContract<readonly Recorded[]>('recordings/events.json');

/** What a webhook got. */
export const deliveries = readContract<readonly Delivery[]>('recordings/webhooks.json');
