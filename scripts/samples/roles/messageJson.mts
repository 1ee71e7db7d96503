import {nearestName} from '../../../plugins/contract-reference/nearestName';
import {followed} from '../rest/operations.mjs';
import {refused, type Role, type Verdict} from '../role.mjs';
import type {SampleBlock} from '../block.mjs';
import {pointerTo} from '../schema/contractSchemas.mjs';
import type {MessageContract} from '../workshop.mjs';
import {judged, readJson} from './json.mjs';

/** Place of the payload of a message of a channel, or nothing when the channel has no such message. */
export function payloadPointer({document}: MessageContract, channel: string, name: string): string | undefined {
  const message = document.channels[channel]?.messages?.[name];
  return message && `${followed(message, pointerTo('channels', channel, 'messages', name))}/payload`;
}

function unknownMessage(
  block: SampleBlock,
  what: string,
  name: string,
  contract: MessageContract,
  channel: string,
): Verdict {
  const names = Object.keys(contract.document.channels[channel]?.messages ?? {});
  const nearest = nearestName(name, names);
  return refused(
    block,
    `There is no ${what} "${name}".${nearest === undefined ? ` Known: ${names.join(', ')}.` : ` Did you mean "${nearest}"?`}`,
  );
}

/** `json ws=…`: a message of the WebSocket. */
export const socketJson: Role = {
  name: 'json ws',
  kind: 'JSON',
  languages: ['json'],
  marker: 'ws',
  check(block, _page, workshop) {
    const {ws: name = ''} = block.values;
    const contract = workshop.socket();
    const pointer = payloadPointer(contract, 'socket', name);
    if (pointer === undefined) return unknownMessage(block, 'WebSocket message', name, contract, 'socket');
    const read = readJson(block);
    return 'verdict' in read ? read.verdict : judged(block, contract.schemas.complaints(pointer, read.value));
  },
};

/** `json event=…`: what a listener gets. With `bus=session` as the bus of a session carries it. */
export const eventJson: Role = {
  name: 'json event',
  kind: 'JSON',
  languages: ['json'],
  marker: 'event',
  words: ['bus'],
  check(block, _page, workshop) {
    const {event: name = '', bus = 'agent'} = block.values;
    const contract = workshop.events();
    const pointer = payloadPointer(contract, `${bus}Bus`, name);
    if (pointer === undefined) return unknownMessage(block, `event of the ${bus} bus`, name, contract, `${bus}Bus`);
    const read = readJson(block);
    return 'verdict' in read ? read.verdict : judged(block, contract.schemas.complaints(pointer, read.value));
  },
};

/** `json webhook=…`: a whole delivery, or the `data` of one. */
export const webhookJson: Role = {
  name: 'json webhook',
  kind: 'JSON',
  languages: ['json'],
  marker: 'webhook',
  check(block, _page, workshop) {
    const {webhook: name = ''} = block.values;
    const contract = workshop.events();
    const pointer = payloadPointer(contract, 'webhookDelivery', name);
    if (pointer === undefined)
      return unknownMessage(block, 'event that webhooks receive', name, contract, 'webhookDelivery');
    const read = readJson(block);
    if ('verdict' in read) return read.verdict;
    const delivery = read.value as {readonly type?: unknown; readonly data?: unknown};
    const isDelivery = typeof delivery === 'object' && delivery !== null && 'type' in delivery && 'data' in delivery;
    if (!isDelivery) return judged(block, contract.schemas.complaints(pointer, read.value));
    const wrongType =
      delivery.type === name ? [] : [`"type" must be "${name}", but is ${JSON.stringify(delivery.type)}.`];
    const envelope = workshop.rest().schemas.complaints('/components/schemas/WebhookDelivery', read.value);
    return judged(block, [
      ...wrongType,
      ...envelope,
      ...contract.schemas.complaints(pointer, delivery.data).map((text) => `data: ${text}`),
    ]);
  },
};
