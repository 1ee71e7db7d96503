import {checkJson, failed, type CheckContext, type Role} from '@docs-kit/code-samples/check';
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

/** Returns the JSON Pointer of a message's payload; undefined if the channel has no such message. */
export function payloadPointer({document}: MessageContract, channel: string, name: string): string | undefined {
  const message = document.channels[channel]?.messages?.[name];
  return message && formatPointer(['channels', channel, 'messages', name, 'payload']);
}

/**
 * Makes the role for JSON blocks that show messages of a channel.
 * @param marker word in the fence, whose value is the name of the message
 * @param kind kind of message, for errors
 * @param errorsOf returns the problems with a message; by default, those that the schema of the payload finds
 */
const messageRole = (
  marker: string,
  kind: string,
  channel: string,
  contract: () => MessageContract,
  errorsOf: MessageErrors = (value, pointer, {schemas}) => schemas.errors(pointer, value),
): Role => ({
  kind: 'JSON',
  languages: ['json'],
  marker,
  check(block, _page, context) {
    const name = block.values[marker] ?? '';
    const pointer = payloadPointer(contract(), channel, name);
    if (pointer === undefined) {
      const names = Object.keys(contract().document.channels[channel]?.messages ?? {});
      return failed(block, `There is no ${kind} "${name}". ${didYouMean(name, names)}`);
    }
    return checkJson(block, (value) => errorsOf(value, pointer, contract(), name, context));
  },
});

type MessageErrors = (
  value: unknown,
  pointer: string,
  contract: MessageContract,
  name: string,
  context: CheckContext,
) => readonly string[];

/** Checks `json webhook=…`, which may be a whole delivery or its `data`. */
const deliveryErrors: MessageErrors = (value, pointer, {schemas}, name, context) => {
  if (!isDelivery(value)) return schemas.errors(pointer, value);
  const wrongType = `"type" must be "${name}", but is ${JSON.stringify(value.type)}.`;
  return [
    ...(value.type === name ? [] : [wrongType]),
    ...context.api().schemas.errors('/components/schemas/WebhookDelivery', value),
    ...schemas.errors(pointer, value.data).map((text) => `data: ${text}`),
  ];
};

const isDelivery = (value: unknown): value is {readonly type: unknown; readonly data: unknown} =>
  typeof value === 'object' && value !== null && 'type' in value && 'data' in value;

/** `json ws=…`, `json event=…` and `json webhook=…`: messages over the WebSocket, on the agent bus, and to webhooks. */
export const messageRoles = (socket: () => MessageContract, events: () => MessageContract): readonly Role[] => [
  messageRole('ws', 'WebSocket message', 'socket', socket),
  messageRole('event', 'event of the agent bus', 'agentBus', events),
  messageRole('webhook', 'event that webhooks receive', 'webhookDelivery', events, deliveryErrors),
];
