import {
  checkedWith,
  failed,
  readJson,
  type CheckResult,
  type Role,
  type SampleBlock,
} from '@docs-kit/code-samples/check';
import type {AsyncApi} from '@docs-kit/reference';
import {openSchemaValidator, type SchemaValidator} from '@docs-kit/reference/validator';
import {didYouMean, formatPointer} from '@docs-kit/report';

/** An AsyncAPI contract with its schemas. */
export interface MessageContract {
  readonly document: AsyncApi;
  readonly schemas: SchemaValidator;
}

/** Opens an AsyncAPI contract. */
export const openMessages = (document: AsyncApi): MessageContract => ({
  document,
  schemas: openSchemaValidator(document),
});

/** Returns the pointer of the payload of a message; undefined when the channel has no such message. */
export function payloadPointer({document}: MessageContract, channel: string, name: string): string | undefined {
  const message = document.channels[channel]?.messages?.[name];
  return message && formatPointer(['channels', channel, 'messages', name, 'payload']);
}

/**
 * Checks a block that is a message.
 * @param kind of the message, for errors
 * @param check returns what is wrong with the block, when that isn't what the schema of the payload says
 */
function checkMessage(
  block: SampleBlock,
  contract: MessageContract,
  kind: string,
  channel: string,
  name: string,
  check = (value: unknown, pointer: string): string[] => contract.schemas.errors(pointer, value),
): CheckResult {
  const pointer = payloadPointer(contract, channel, name);
  if (pointer === undefined) {
    const names = Object.keys(contract.document.channels[channel]?.messages ?? {});
    return failed(block, `There is no ${kind} "${name}". ${didYouMean(name, names)}`);
  }
  const read = readJson(block);
  return 'result' in read ? read.result : checkedWith(block, check(read.value, pointer));
}

const json = {kind: 'JSON', languages: ['json']} as const;

/** `json ws=…`: a message of the WebSocket. */
export const socketJson = (contract: () => MessageContract): Role => ({
  ...json,
  name: 'json ws',
  marker: 'ws',
  check: (block) => checkMessage(block, contract(), 'WebSocket message', 'socket', block.values.ws ?? ''),
});

/** `json event=…`: what a listener on the bus of the agent gets. */
export const eventJson = (contract: () => MessageContract): Role => ({
  ...json,
  name: 'json event',
  marker: 'event',
  check: (block) => checkMessage(block, contract(), 'event of the agent bus', 'agentBus', block.values.event ?? ''),
});

/** `json webhook=…`: a whole delivery, or the `data` of one. */
export const webhookJson = (contract: () => MessageContract): Role => ({
  ...json,
  name: 'json webhook',
  marker: 'webhook',
  check(block, _page, context) {
    const {webhook: name = ''} = block.values;
    const {schemas} = contract();
    return checkMessage(block, contract(), 'event that webhooks receive', 'webhookDelivery', name, (value, pointer) => {
      if (!isDelivery(value)) return schemas.errors(pointer, value);
      const wrongType = `"type" must be "${name}", but is ${JSON.stringify(value.type)}.`;
      return [
        ...(value.type === name ? [] : [wrongType]),
        ...context.api().schemas.errors('/components/schemas/WebhookDelivery', value),
        ...schemas.errors(pointer, value.data).map((text) => `data: ${text}`),
      ];
    });
  },
});

const isDelivery = (value: unknown): value is {readonly type: unknown; readonly data: unknown} =>
  typeof value === 'object' && value !== null && 'type' in value && 'data' in value;
