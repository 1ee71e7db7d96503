import {describe, expect, it} from 'vitest';
import {type OpenApiDocument, valueAt} from './rest/openapi';
import {gaps} from './rest/promises';
import {prove} from './rest/proof';
import {restContract, restExchanges} from './rest/recorded';

/** A fault to put into a copy of the contract. */
type Fault = (at: (place: string) => Record<string, unknown>) => void;

/** What the proof says about a faulty copy of the contract. */
function findings(fault: Fault): string[] {
  const copy = structuredClone(restContract) as OpenApiDocument;
  fault((place) => valueAt(copy, place) as Record<string, unknown>);
  const verdicts = restExchanges.map(prove(copy));
  const proven = new Set(verdicts.flatMap(({proves}) => proves));
  return [...verdicts.flatMap(({complaints}) => complaints), ...gaps(copy, proven)];
}

const session = '/paths/~1api~1sessions~1{sessionId}/get';

const faults: readonly (readonly [name: string, fault: Fault, finding: RegExp])[] = [
  [
    'a property that answers have is missing',
    (at) => delete at('/components/schemas/Session/properties').createdAt,
    /listSessions 200: .*additional properties \(createdAt\)/,
  ],
  [
    'a property is required that answers may leave out',
    (at) => (at('/components/schemas/MessageAnswer').required as string[]).push('sessionId'),
    /sendMessageSync 200: .*required property 'sessionId'/,
  ],
  [
    'a property has the wrong type',
    (at) => (at('/components/schemas/Session/properties/createdAt').type = 'string'),
    /createSession 201: \/session\/createdAt must be string/,
  ],
  ['a status is missing', (at) => delete at(`${session}/responses`)['404'], /getSession has no status 404/],
  [
    'a media type is missing',
    (at) => delete at('/paths/~1api~1reset/post/responses/500/content')['application/json'],
    /resetConversation 500 has no application\/json/,
  ],
  ['an operation is missing', (at) => delete at('/paths')['/health'], /no operation and no rule for GET \/health/],
  [
    'the body of a taken request is refused',
    (at) => (at('/components/schemas/ResetRequest/properties/sessionId').type = 'boolean'),
    /request body: \/sessionId must be boolean/,
  ],
  [
    'a request that the server tolerates is not mentioned',
    (at) => delete at('/paths/~1api~1sessions/post')['x-tolerated'],
    /request body: \/sessionId must be string/,
  ],
  [
    'text that holds JSON has another form',
    (at) => (at('/components/schemas/JsonRpcFailure').required as string[]).push('data'),
    /mcpPost 400: value must have required property 'data'/,
  ],
  [
    'a missing answer is not mentioned',
    (at) => delete at('/paths/~1api~1message-sync/post')['x-unanswered'],
    /sendMessageSync does not say that it may stay without an answer/,
  ],
  [
    'there is no rule for unknown paths',
    (at) => (at('')['x-unmatched'] as {name: string}[]).splice(2, 1),
    /no operation and no rule for GET \/api\/does-not-exist/,
  ],
  [
    'an operation is made up',
    (at) => (at('/paths')['/api/moods'] = {get: {operationId: 'listMoods', responses: {200: {description: 'Moods'}}}}),
    /listMoods answers 200 no body: no recording shows it/,
  ],
  [
    'a status is made up',
    (at) => (at(`${session}/responses`)['409'] = {$ref: '#/components/responses/SessionNotFound'}),
    /getSession answers 409 application\/json: no recording shows it/,
  ],
  [
    'an unobserved answer does not say so',
    (at) => delete at(`${session}/responses/500`)['x-unobserved'],
    /getSession answers 500 application\/json: no recording shows it/,
  ],
  [
    'an observed answer says that it is not',
    (at) => (at(`${session}/responses/200`)['x-unobserved'] = 'Never seen.'),
    /getSession answers 200 application\/json: marked x-unobserved, but a recording shows it/,
  ],
  [
    'an exception is stated that no recording needs',
    (at) => (at('/paths/~1api~1reset/post')['x-tolerated'] = [{text: 'Anything goes.', request: {type: 'object'}}]),
    /resetConversation tolerates #1: no recording shows it/,
  ],
];

describe('the proof of the REST contract notices when', () => {
  it.each(faults)('%s', (_, fault, finding) => {
    expect(findings(fault)).toContainEqual(expect.stringMatching(finding));
  });

  it('finds nothing in an unchanged copy', () => {
    expect(findings(() => undefined)).toEqual([]);
  });
});
