import {getByPointer} from '@docs-kit/report';
import {describe, expect, it} from 'vitest';
import {gaps} from './rest/promises';
import {prove} from './rest/proof';
import {restDocument, restExchanges} from './rest/recorded';

/** Introduces an error into a copy of the contract. */
type Change = (at: (place: string) => Record<string, unknown>) => void;

/** Returns what the proof says about a changed copy of the contract. */
function findings(change: Change): string[] {
  const copy = structuredClone(restDocument);
  change((pointer) => {
    const value = getByPointer(copy, pointer);
    if (value === undefined) throw new Error(`The contract has nothing at ${pointer}.`);
    return value as Record<string, unknown>;
  });
  const results = restExchanges.map(prove(copy));
  const proven = new Set(results.flatMap(({proves}) => proves));
  return [...results.flatMap(({errors}) => errors), ...gaps(copy, proven)];
}

const session = '/paths/~1api~1sessions~1{sessionId}/get';

const changes: readonly (readonly [name: string, change: Change, finding: RegExp])[] = [
  [
    'a property that responses have is missing',
    (at) => delete at('/components/schemas/Session/properties').createdAt,
    /listSessions 200: "sessions\[\d+\]" has the unknown field "createdAt"/,
  ],
  [
    'a property is required that responses may leave out',
    (at) => (at('/components/schemas/MessageResponse').required as string[]).push('sessionId'),
    /sendMessageSync 200: The value needs the field "sessionId"/,
  ],
  [
    'a property has the wrong type',
    (at) => (at('/components/schemas/Session/properties/createdAt').type = 'string'),
    /createSession 201: "session.createdAt" must be string/,
  ],
  ['a status is missing', (at) => delete at(`${session}/responses`)['404'], /getSession has no status 404/],
  [
    'a media type is missing',
    (at) => delete at('/paths/~1api~1reset/post/responses/500/content')['application/json'],
    /resetConversation 500 has no application\/json/,
  ],
  ['an operation is missing', (at) => delete at('/paths')['/health'], /no operation and no rule for GET \/health/],
  [
    'the body of an accepted request is not accepted',
    (at) => (at('/components/schemas/ResetRequest/properties/sessionId').type = 'boolean'),
    /request body: "sessionId" must be boolean/,
  ],
  [
    'a request that the server tolerates is not mentioned',
    (at) => delete at('/paths/~1api~1sessions/post')['x-tolerated'],
    /request body: "sessionId" must be string/,
  ],
  [
    'text that holds JSON has another form',
    (at) => (at('/components/schemas/JsonRpcFailure').required as string[]).push('data'),
    /mcpPost 400: The value needs the field "data"/,
  ],
  [
    'a missing response is not mentioned',
    (at) => delete at('/paths/~1api~1message-sync/post')['x-unanswered'],
    /sendMessageSync does not say that it may stay without a response/,
  ],
  [
    'there is no rule for unknown paths',
    (at) => (at('')['x-unmatched'] as {name: string}[]).splice(2, 1),
    /no operation and no rule for GET \/api\/does-not-exist/,
  ],
  [
    'an operation is made up',
    (at) => (at('/paths')['/api/moods'] = {get: {operationId: 'listMoods', responses: {200: {description: 'Moods'}}}}),
    /listMoods returns 200 no body: no recording shows it/,
  ],
  [
    'a status is made up',
    (at) => (at(`${session}/responses`)['409'] = {$ref: '#/components/responses/SessionNotFound'}),
    /getSession returns 409 application\/json: no recording shows it/,
  ],
  [
    'an unobserved response does not say so',
    (at) => delete at(`${session}/responses/500`)['x-unobserved'],
    /getSession returns 500 application\/json: no recording shows it/,
  ],
  [
    'an observed response says that it is not',
    (at) => (at(`${session}/responses/200`)['x-unobserved'] = 'Never seen.'),
    /getSession returns 200 application\/json: marked x-unobserved, but a recording shows it/,
  ],
  [
    'an exception is stated that no recording needs',
    (at) => (at('/paths/~1api~1reset/post')['x-tolerated'] = [{text: 'Anything goes.', request: {type: 'object'}}]),
    /resetConversation tolerates #1: no recording shows it/,
  ],
];

describe('the proof of the REST contract notices when', () => {
  it.each(changes)('%s', (_, change, finding) => {
    expect(findings(change)).toContainEqual(expect.stringMatching(finding));
  });

  it('finds nothing in an unchanged copy', () => {
    expect(findings(() => undefined)).toEqual([]);
  });
});
