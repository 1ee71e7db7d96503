import {describe, expect, it} from 'vitest';
import {changedAt} from './changedAt';
import {gaps} from './rest/promises';
import {prove} from './rest/proof';
import {restDocument, restExchanges} from './rest/recorded';

/** Returns what the proof says about a copy of the contract with one change. */
function findings(at: string, value: unknown): string[] {
  const copy = changedAt(restDocument, at, value);
  const results = restExchanges.map(prove(copy));
  const proven = new Set(results.flatMap(({proves}) => proves));
  return [...results.flatMap(({errors}) => errors), ...gaps(copy, proven)];
}

const session = '/paths/~1api~1sessions~1{sessionId}/get';

const changes: readonly (readonly [name: string, at: string, value: unknown, finding: RegExp])[] = [
  [
    'a property that responses have is missing',
    '/components/schemas/Session/properties/createdAt',
    undefined,
    /listSessions 200: "sessions\[\d+\]" has the unknown field "createdAt"/,
  ],
  [
    'a property is required that responses may leave out',
    '/components/schemas/MessageResponse/required/-',
    'sessionId',
    /sendMessageSync 200: The value needs the field "sessionId"/,
  ],
  [
    'a property has the wrong type',
    '/components/schemas/Session/properties/createdAt/type',
    'string',
    /createSession 201: "session.createdAt" must be string/,
  ],
  ['a status is missing', `${session}/responses/404`, undefined, /getSession has no status 404/],
  [
    'a media type is missing',
    '/paths/~1api~1reset/post/responses/500/content/application~1json',
    undefined,
    /resetConversation 500 has no application\/json/,
  ],
  ['an operation is missing', '/paths/~1health', undefined, /no operation and no rule for GET \/health/],
  [
    'the body of an accepted request is not accepted',
    '/components/schemas/ResetRequest/properties/sessionId/type',
    'boolean',
    /request body: "sessionId" must be boolean/,
  ],
  [
    'a request that the server tolerates is not mentioned',
    '/paths/~1api~1sessions/post/x-tolerated',
    undefined,
    /request body: "sessionId" must be string/,
  ],
  [
    'text that holds JSON has another form',
    '/components/schemas/JsonRpcFailure/required/-',
    'data',
    /mcpPost 400: The value needs the field "data"/,
  ],
  [
    'a missing response is not mentioned',
    '/paths/~1api~1message-sync/post/x-unanswered',
    undefined,
    /sendMessageSync does not say that it may stay without a response/,
  ],
  [
    'there is no rule for unknown paths',
    '/x-unmatched/2',
    undefined,
    /no operation and no rule for GET \/api\/does-not-exist/,
  ],
  [
    'an operation is made up',
    '/paths/~1api~1moods',
    {get: {operationId: 'listMoods', responses: {200: {description: 'Moods'}}}},
    /listMoods returns 200 no body: no recording shows it/,
  ],
  [
    'a status is made up',
    `${session}/responses/409`,
    {$ref: '#/components/responses/SessionNotFound'},
    /getSession returns 409 application\/json: no recording shows it/,
  ],
  [
    'an unobserved response does not say so',
    `${session}/responses/500/x-unobserved`,
    undefined,
    /getSession returns 500 application\/json: no recording shows it/,
  ],
  [
    'an observed response says that it is not',
    `${session}/responses/200/x-unobserved`,
    'Never seen.',
    /getSession returns 200 application\/json: marked x-unobserved, but a recording shows it/,
  ],
  [
    'an exception is stated that no recording needs',
    '/paths/~1api~1reset/post/x-tolerated',
    [{text: 'Anything goes.', request: {type: 'object'}}],
    /resetConversation tolerates #1: no recording shows it/,
  ],
];

describe('the proof of the REST contract notices when', () => {
  it.each(changes)('%s', (_, at, value, finding) => {
    expect(findings(at, value)).toContainEqual(expect.stringMatching(finding));
  });
});
