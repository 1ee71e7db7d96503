import {describe, expect, it, test} from 'vitest';
import {
  answers,
  type Content,
  type JsonSchema,
  type Located,
  type MediaType,
  operations,
  pointer,
  resolve,
} from './rest/openapi';
import {restContract} from './rest/recorded';
import {makeValidator} from './rest/validator';

const validator = makeValidator(restContract);
const all = [...operations(restContract), ...operations(restContract, 'webhooks')];
const titled = all.map((operation) => [operation.part.operationId, operation] as const);

/** The media types of a request body or an answer with their places. */
function mediaTypes(content: Content | undefined, place: string): Located<MediaType>[] {
  return Object.entries(content ?? {}).map(([type, part]) => ({part, pointer: pointer(place, 'content', type)}));
}

/** All schemas within a schema, itself included, that stand in the contract and are no references. */
function* schemasWithin(schema: JsonSchema, place: string): Generator<Located<JsonSchema>> {
  if ('$ref' in schema) return;
  yield {pointer: place, part: schema};
  const {properties, items} = schema as {properties?: Record<string, JsonSchema>; items?: JsonSchema};
  for (const [name, property] of Object.entries(properties ?? {}))
    yield* schemasWithin(property, pointer(place, 'properties', name));
  if (items !== undefined) yield* schemasWithin(items, pointer(place, 'items'));
}

const components = Object.entries(restContract.components.schemas);
const schemas = components.flatMap(([name, schema]) => [
  ...schemasWithin(schema, pointer('/components/schemas', name)),
]);

describe('every operation of the REST contract', () => {
  it.each(titled)('%s is described for readers', (_, {part}) => {
    expect(part.summary).toMatch(/^[A-Z][^.]*$/);
    expect(part.description.trim()).toMatch(/[.|]$/);
  });

  it.each(titled)('%s has examples that its schemas accept', (_, operation) => {
    const ofAnswers = [...answers(restContract, operation).values()].flatMap(({part, pointer: place}) =>
      mediaTypes(part.content, place),
    );
    const bodies = mediaTypes(operation.part.requestBody?.content, pointer(operation.pointer, 'requestBody'));
    const complaints = [...bodies, ...ofAnswers].flatMap(({part, pointer: place}) =>
      Object.entries(part.examples ?? {}).flatMap(([name, example]) => {
        const {value} = resolve(restContract, example as {value: unknown}, place).part;
        return validator.complaints(pointer(place, 'schema'), value).map((text) => `${place} ${name}: ${text}`);
      }),
    );
    const ofParameters = operation.parameters
      .filter(({part}) => part.example !== undefined)
      .flatMap(({part, pointer: place}) => validator.complaints(pointer(place, 'schema'), part.example));
    expect([...complaints, ...ofParameters]).toEqual([]);
  });

  it.each(titled)('%s shows an example of each observed answer and of its body', (_, operation) => {
    const observed = [...answers(restContract, operation).values()]
      .filter(({part}) => part['x-unobserved'] === undefined)
      .flatMap(({part, pointer: place}) => mediaTypes(part.content, place))
      .filter(({part}) => part['x-unobserved'] === undefined);
    const bodies = mediaTypes(operation.part.requestBody?.content, pointer(operation.pointer, 'requestBody'));
    const without = [...observed, ...bodies].filter(({part}) => Object.keys(part.examples ?? {}).length === 0);
    expect(without.map(({pointer: place}) => place)).toEqual([]);
  });

  test('has a summary and an id of its own', () => {
    const summaries = all.map(({part}) => part.summary);
    const ids = all.map(({part}) => part.operationId);
    expect(new Set(summaries).size).toBe(all.length);
    expect(new Set(ids).size).toBe(all.length);
  });
});

describe('every schema of the REST contract', () => {
  it.each(components)('%s has a title and a description', (_, schema) => {
    expect(schema).toMatchObject({title: expect.stringMatching(/^[A-Z]/), description: expect.stringMatching(/\.$/)});
  });

  test(`describes each property (${schemas.length} schemas)`, () => {
    const undescribed = schemas.filter(
      ({part, pointer: place}) => !('description' in part) && !place.endsWith('/items'),
    );
    expect(undescribed.map(({pointer: place}) => place)).toEqual([]);
  });

  test('says of each object whether it takes further properties', () => {
    const open = schemas.filter(({part}) => part.type === 'object' && !('additionalProperties' in part));
    expect(open.map(({pointer: place}) => place)).toEqual([]);
  });
});
