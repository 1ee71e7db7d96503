import type {RecordedPayload} from './checkPayloads';
import {isEvent, isOnAgentBus, jsonImage, type Recorded} from './recordedEvent';

/** A recorded delivery to a webhook. */
export interface Delivery {
  readonly name: string;
  readonly request: {readonly body: {readonly type: string; readonly data: unknown}};
}

/** Payloads that listeners received, in their JSON form. */
export const busPayloads = (recording: readonly Recorded[]): readonly RecordedPayload[] =>
  recording.filter(isEvent).map((recorded) => ({
    channel: isOnAgentBus(recorded) ? 'agentBus' : 'sessionBus',
    event: recorded.event,
    payload: jsonImage(recorded.payload),
  }));

/** Data that a webhook received. */
export const webhookPayloads = (deliveries: readonly Delivery[]): readonly RecordedPayload[] =>
  deliveries.map(({request: {body}}) => ({channel: 'webhookDelivery', event: body.type, payload: body.data}));
