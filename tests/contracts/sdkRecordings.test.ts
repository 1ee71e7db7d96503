// The REST API passes on what methods of the SDK return. So recorded responses prove the types of those methods, too.
import {createApiCheck} from '@docs-kit/code-samples/check';
import {describe, expect, it} from 'vitest';
import {compileSdkSamples} from './compileSdkSample';
import {contracts} from './interfaces';
import {isSuccess, type Exchange} from './rest/exchange';
import {restExchanges, restFile} from './rest/recorded';

const api = createApiCheck({contracts, file: restFile});

/** Whether a recorded request is one that types allow, too. */
const isAllowed = ({method, path}: Exchange['request']): boolean =>
  method === 'GET' && api.check({method, target: path, headers: {}, body: ''}).errors.length === 0;

/** The type of the metadata of a session leaves out its id, as the package's does. */
const literal = (value: unknown): string =>
  JSON.stringify(
    value,
    (key, inner: unknown) => (key === 'metadata' ? {...(inner as object), id: undefined} : inner),
    1,
  );

type Returned = readonly [path: RegExp, part: string | undefined, method: string];

/** Paths whose responses are, whole or in part, what a method of the agent returns. */
const passedOn: readonly Returned[] = [
  [/^\/api\/search\/messages/u, undefined, 'searchMessages'],
  [/^\/api\/search\/sessions/u, undefined, 'searchSessions'],
  [/^\/api\/sessions\/[^/]+\/history/u, 'history', 'getSessionHistory'],
  [/^\/api\/llm\/current/u, 'config', 'getCurrentLLMConfig'],
];

const samples = Object.fromEntries(
  passedOn.map(([path, part, method]) => {
    const values = restExchanges
      .filter(({request, response}) => isAllowed(request) && path.test(request.path) && isSuccess(response))
      .map(({response: {body}}) => (part === undefined ? body : (body as Readonly<Record<string, unknown>>)[part]));
    const calls = [...new Set(values.map((value) => `accept(${literal(value)});`))];
    const type = `Awaited<ReturnType<SaikiAgent['${method}']>>`;
    const start = `import type {SaikiAgent} from '@truffle-ai/saiki';\ndeclare const accept: (_: ${type}) => void;\n`;
    return [`${method}, ${calls.length} values`, start + calls.join('\n')];
  }),
);
const errors = compileSdkSamples(samples);

describe('the types of the SDK accept what the toolkit returned', () => {
  it.each(Object.keys(samples))('%s', (name) => {
    expect(name).not.toContain(', 0 values');
    expect(errors[name]).toEqual([]);
  });
});
