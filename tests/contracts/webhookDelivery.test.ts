import {createHmac} from 'node:crypto';
import {describe, expect, it, test} from 'vitest';
import type {Exchange} from './rest/exchange';
import {operations, pointer} from './rest/openapi';
import {restContract, webhookExchanges} from './rest/recorded';
import {makeValidator} from './rest/validator';

/** The secret that the recorded webhook was registered with. */
const SECRET = 'whsec-demo';

const validator = makeValidator(restContract);
const [delivery] = operations(restContract, 'webhooks');

/** What the contract refuses about a delivery: headers that are missing or wrong, and faults of the envelope. */
function complaints({request: {headers = {}, body}}: Pick<Exchange, 'request'>): string[] {
  if (delivery === undefined) return ['the contract describes no delivery'];
  const ofHeaders = delivery.parameters.flatMap(({part, pointer: place}) => {
    const value = headers[part.name.toLowerCase()];
    if (value === undefined) return part.required ? [`${part.name} is missing`] : [];
    return validator.complaints(pointer(place, 'schema'), value).map((text) => `${part.name}: ${text}`);
  });
  const described = delivery.parameters.map(({part}) => part.name.toLowerCase());
  const undescribed = Object.keys(headers)
    .filter((name) => !described.includes(name))
    .map((name) => `${name} is not described`);
  const schema = pointer(delivery.pointer, 'requestBody', 'content', 'application/json', 'schema');
  return [...ofHeaders, ...undescribed, ...validator.complaints(schema, body)];
}

const titled = webhookExchanges.map((exchange, index) => [`#${index} ${exchange.name}`, exchange] as const);

describe('the REST contract accepts the webhook deliveries of the toolkit', () => {
  it.each(titled)('%s', (_, exchange) => {
    expect(complaints(exchange)).toEqual([]);
  });

  it.each(titled)('%s: headers, envelope and signature agree', (_, {request: {headers = {}, body}}) => {
    const envelope = body as {id: string; type: string};
    expect(headers['x-saiki-event-id']).toBe(envelope.id);
    expect(headers['x-saiki-event-type']).toBe(envelope.type);
    const signature = createHmac('sha256', SECRET).update(JSON.stringify(body)).digest('hex');
    expect(headers['x-saiki-signature-256']).toBe(`sha256=${signature}`);
  });

  const changed: readonly (readonly [
    name: string,
    change: (request: Exchange['request']) => unknown,
    complaint: RegExp,
  ])[] = [
    [
      'lacks a header',
      ({headers, ...rest}) => ({...rest, headers: {...headers, 'user-agent': undefined}}),
      /User-Agent is missing/,
    ],
    [
      'has a header of its own',
      ({headers, ...rest}) => ({...rest, headers: {...headers, 'x-new': '1'}}),
      /x-new is not described/,
    ],
    [
      'has a fourth attempt',
      ({headers, ...rest}) => ({...rest, headers: {...headers, 'x-saiki-delivery-attempt': '4'}}),
      /Attempt: .*allowed values/,
    ],
    [
      'has an unknown type',
      ({body, ...rest}) => ({...rest, body: {...(body as object), type: 'saiki:unknown'}}),
      /\/type must be equal/,
    ],
    [
      'has one more field',
      ({body, ...rest}) => ({...rest, body: {...(body as object), extra: 1}}),
      /additional properties \(extra\)/,
    ],
  ];

  it.each(changed)('and refuses one that %s', (_, change, complaint) => {
    const [first] = webhookExchanges;
    if (first === undefined) throw new Error('No webhook delivery is recorded.');
    const request = change(first.request) as Exchange['request'];
    expect(complaints({request})).toContainEqual(expect.stringMatching(complaint));
  });

  test('every type of the list was delivered', () => {
    const types = new Set(webhookExchanges.map(({request}) => (request.body as {type: string}).type));
    expect([...types].sort()).toEqual([...(restContract.components.schemas.WebhookEventType?.enum as string[])].sort());
  });
});
