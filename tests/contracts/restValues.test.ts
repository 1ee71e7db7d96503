// Values that the REST contract names one by one, and its defaults of parameters, are those that the toolkit knows.
import {asSchema, locate, openApiContract, type Schema, type SchemaOrFlag} from '@docs-kit/reference';
import {formatPointer} from '@docs-kit/report';
import {describe, expect, it} from 'vitest';
import type {LlmRegistry} from '../../contracts/llmRegistry';
import {contracts, eventNames} from './interfaces';
import {problemAt} from './places';
import {propertyValues} from './propertyValues';
import {restDocument, restExchanges, restFile, webhookExchanges} from './rest/recorded';

/** Whatever is recorded under a name: a property, a parameter of a query, or a header. Names in lower case. */
const recorded = new Set<string>();
const record = (name: string, value: unknown): void => {
  if (typeof value !== 'object' || value === null) recorded.add(`${name.toLowerCase()}=${String(value)}`);
  else if (Array.isArray(value)) value.forEach((inner) => record(name, inner));
  else
    for (const [key, inner] of Object.entries(value)) {
      record(key, inner);
      recorded.add(`${name.toLowerCase()}=${key}`);
    }
};
for (const {request, response} of [...restExchanges, ...webhookExchanges]) {
  for (const [name, value] of new URL(request.path, 'http://x').searchParams) record(name, value);
  [request.headers, request.body, response.body].forEach((part) => record('', part));
}

const {providers, fileKinds} = contracts.read<LlmRegistry>('llm-registry.json');
const ofAgentFile = propertyValues(contracts.read<object>('agent-config.schema.json'), 'enum');

/** Whether another contract has the value under that name. */
const isInContract = (name: string, value: string): boolean =>
  [...(ofAgentFile.get(name) ?? [])].some((list) => (JSON.parse(list) as unknown[]).includes(value)) ||
  (name.startsWith('provider') && value in providers) ||
  (name === 'mimeType' && Object.values(fileKinds).some(({mediaTypes}) => mediaTypes.includes(value))) ||
  (name === 'type' && eventNames().includes(value));

interface NamedSchema {
  readonly name: string;
  readonly pointer: string;
  readonly schema: Schema;
}

/** All schemas within a part of the contract, each with the name of the property or parameter that it's of. */
function* schemasIn(node: unknown, pointer = '', name = ''): Generator<NamedSchema> {
  if (typeof node !== 'object' || node === null) return;
  const {$ref: reference, in: isParameter, name: own} = node as Readonly<Record<string, string | undefined>>;
  if (reference !== undefined && pointer.includes('/properties/')) {
    const {value, pointer: target} = locate(restDocument, reference.slice(1));
    yield {name, pointer: target, schema: asSchema(value as SchemaOrFlag)};
    return;
  }
  const inside = isParameter !== undefined && own !== undefined ? own : name;
  if ('enum' in node && !pointer.includes('/not/')) yield {name: inside, pointer, schema: node as Schema};
  for (const [key, inner] of Object.entries(node)) {
    const isOfName = pointer.endsWith('/properties') || pointer.endsWith('/headers');
    if (!['example', 'examples', 'value'].includes(key))
      yield* schemasIn(inner, pointer + formatPointer([key]), isOfName ? key : inside);
  }
}

const named = [...schemasIn(restDocument)].filter(
  ({schema, name}) => schema.enum !== undefined && name !== '' && !('x-unobserved' in schema),
);

describe('the values that the REST contract names', () => {
  it('are recorded, or in another contract, under the same name', () => {
    const fix = 'correct it, or record it';
    const unknown = named.flatMap(({name, pointer, schema}) =>
      (schema.enum ?? []).flatMap((value) =>
        recorded.has(`${name.toLowerCase()}=${String(value)}`) || isInContract(name, String(value))
          ? []
          : [problemAt(restFile, pointer, `nothing shows "${String(value)}" as ${name}`, fix)],
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(unknown).toEqual([]);
  });
});

describe('the defaults of parameters', () => {
  const {operations} = openApiContract(restDocument, restFile);
  // Searches repeat their options in the response, with defaults filled in.
  const repeated = restExchanges.flatMap(({request, response}) => {
    const {pathname, searchParams} = new URL(request.path, 'http://x');
    const {options} = (response.body ?? {}) as {readonly options?: Readonly<Record<string, unknown>>};
    const entry = operations.find(({path, method}) => path === pathname && method === request.method.toLowerCase());
    return (entry?.parameters ?? []).flatMap(({name, schema = true}) => {
      const value = asSchema(schema).default;
      return value === undefined || searchParams.has(name) ? [] : [{name, expected: value, found: options?.[name]}];
    });
  });

  it('are those that responses repeat', () => {
    expect(repeated.filter(({found}) => found !== undefined).length).toBeGreaterThan(10);
    expect(repeated.filter(({expected, found}) => found !== undefined && found !== expected)).toEqual([]);
  });
});
