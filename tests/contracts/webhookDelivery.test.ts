import {createHmac} from 'node:crypto';
import {asSchema, openApiContract} from '@docs-kit/reference';
import {describe, expect, it, test} from 'vitest';
import type {Exchange} from './rest/exchange';
import {restDocument, restFile, webhookExchanges} from './rest/recorded';
import {openRestValidator} from './rest/validator';

/** The secret that the recorded webhook was registered with. */
const SECRET = 'whsec-demo';

const validator = openRestValidator(restDocument);
const [delivery] = openApiContract(restDocument, restFile).webhooks;

/** Returns the problems of a delivery: missing or wrong headers, and errors in the envelope. */
function errorsOf({request: {headers = {}, body}}: Pick<Exchange, 'request'>): string[] {
  if (delivery === undefined) return ['the contract describes no delivery'];
  const ofHeaders = delivery.parameters.flatMap(({name, required, pointer}) => {
    const value = headers[name.toLowerCase()];
    if (value === undefined) return required ? [`${name} is missing`] : [];
    return validator.errors(`${pointer}/schema`, value).map((text) => `${name}: ${text}`);
  });
  const described = delivery.parameters.map(({name}) => name.toLowerCase());
  const undescribed = Object.keys(headers)
    .filter((name) => !described.includes(name))
    .map((name) => `${name} is not described`);
  const schema = `${delivery.pointer}/requestBody/content/application~1json/schema`;
  return [...ofHeaders, ...undescribed, ...validator.errors(schema, body)];
}

const titled = webhookExchanges.map((exchange, index) => [`#${index} ${exchange.name}`, exchange] as const);

describe('the REST contract accepts the webhook deliveries of the toolkit', () => {
  it.each(titled)('%s', (_, exchange) => {
    expect(errorsOf(exchange)).toEqual([]);
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
    error: RegExp,
  ])[] = [
    [
      'is without a header',
      ({headers, ...rest}) => ({...rest, headers: {...headers, 'user-agent': undefined}}),
      /User-Agent is missing/,
    ],
    [
      'has an additional header',
      ({headers, ...rest}) => ({...rest, headers: {...headers, 'x-new': '1'}}),
      /x-new is not described/,
    ],
    [
      'has a fourth attempt',
      ({headers, ...rest}) => ({...rest, headers: {...headers, 'x-saiki-delivery-attempt': '4'}}),
      /Attempt: The value must be one of/,
    ],
    [
      'has an unknown type',
      ({body, ...rest}) => ({...rest, body: {...(body as object), type: 'saiki:unknown'}}),
      /"type" must be one of/,
    ],
    [
      'has one more field',
      ({body, ...rest}) => ({...rest, body: {...(body as object), extra: 1}}),
      /has the unknown field "extra"/,
    ],
  ];

  it.each(changed)('and rejects one that %s', (_, change, error) => {
    const [first] = webhookExchanges;
    if (first === undefined) throw new Error('No webhook delivery is recorded.');
    const request = change(first.request) as Exchange['request'];
    expect(errorsOf({request})).toContainEqual(expect.stringMatching(error));
  });

  test('every type of the list was delivered', () => {
    const types = new Set(webhookExchanges.map(({request}) => (request.body as {type: string}).type));
    expect([...types].sort()).toEqual(
      [...(asSchema(restDocument.components?.schemas?.WebhookEventType).enum as string[])].sort(),
    );
  });
});
