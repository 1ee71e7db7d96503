import {eventsFile} from '../../../plugins/saiki-directives/events';
import {contracts} from '../interfaces';
import {readContract} from '../places';
import type {EventsContract} from './eventsContract';
import type {Recorded} from './recordedEvent';
import type {Delivery} from './recordedPayloads';

/** The contract of the events. */
export const eventsContract = readContract<EventsContract>(eventsFile);

/** What listeners on both buses received. */
export const recordedEvents = contracts.read<readonly Recorded[]>('recordings/events.json');

/** What a webhook received. */
export const deliveries = contracts.read<readonly Delivery[]>('recordings/webhooks.json');
