import {describe, expect, it, test} from 'vitest';
import {asSchema, openApiContract, type Example, type MediaType, type SchemaOrFlag} from '@docs-kit/reference';
import {formatPointer} from '@docs-kit/report';
import {restDocument, restFile} from './rest/recorded';
import {openRestValidator} from './rest/validator';

const validator = openRestValidator(restDocument);
const contract = openApiContract(restDocument, restFile);
const all = [...contract.operations, ...contract.webhooks];
const titled = all.map((entry) => [entry.id, entry] as const);

/** The media types of a request body or response, with their pointers. */
function mediaTypes(content: Readonly<Record<string, MediaType>> | undefined, place: string) {
  return Object.entries(content ?? {}).map(([type, media]) => ({
    media,
    pointer: `${place}${formatPointer(['content', type])}`,
  }));
}

/** The media types of an operation's request body, which the contract defines inline. */
const bodiesOf = ({operation, pointer}: (typeof all)[number]) =>
  mediaTypes(operation.requestBody && contract.dereference(operation.requestBody).content, `${pointer}/requestBody`);

interface LocatedSchema {
  readonly schema: SchemaOrFlag;
  readonly pointer: string;
}

/** All inline schemas within a schema, itself included, without references. */
function* schemasWithin(schema: SchemaOrFlag, pointer: string): Generator<LocatedSchema> {
  const {$ref: reference, properties, items} = asSchema(schema);
  if (reference !== undefined) return;
  yield {pointer, schema};
  for (const [name, property] of Object.entries(properties ?? {}))
    yield* schemasWithin(property, `${pointer}${formatPointer(['properties', name])}`);
  if (items !== undefined) yield* schemasWithin(items, `${pointer}/items`);
}

const components = Object.entries(restDocument.components?.schemas ?? {});
const schemas = components.flatMap(([name, schema]) => [
  ...schemasWithin(schema, `/components/schemas${formatPointer([name])}`),
]);

describe('every operation of the REST contract', () => {
  it.each(titled)('%s is described for readers', (_, {operation}) => {
    expect(operation.summary).toMatch(/^[A-Z][^.]*$/);
    expect(operation.description?.trim()).toMatch(/[.|]$/);
  });

  it.each(titled)('%s has examples that its schemas accept', (_, entry) => {
    const ofResponses = [...contract.responses(entry).values()].flatMap(({content, pointer}) =>
      mediaTypes(content, pointer),
    );
    const errors = [...bodiesOf(entry), ...ofResponses].flatMap(({media, pointer}) =>
      Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
        const {value} = contract.dereference<Example>(example);
        return validator.errors(`${pointer}/schema`, value).map((text) => `${pointer} ${name}: ${text}`);
      }),
    );
    const ofParameters = entry.parameters
      .filter(({example}) => example !== undefined)
      .flatMap(({example, pointer}) => validator.errors(`${pointer}/schema`, example));
    expect([...errors, ...ofParameters]).toEqual([]);
  });

  it.each(titled)('%s shows an example of each observed response and of its body', (_, entry) => {
    const observed = [...contract.responses(entry).values()]
      .filter((response) => response['x-unobserved'] === undefined)
      .flatMap(({content, pointer}) => mediaTypes(content, pointer))
      .filter(({media}) => media['x-unobserved'] === undefined);
    const without = [...observed, ...bodiesOf(entry)].filter(
      ({media}) => Object.keys(media.examples ?? {}).length === 0,
    );
    expect(without.map(({pointer}) => pointer)).toEqual([]);
  });

  // Samples are made from them. Nobody calls a webhook.
  it.each(contract.operations)('$id shows an example of each required parameter', ({parameters}) => {
    const without = parameters.filter(({required, example}) => required && example === undefined);
    expect(without.map(({name}) => name)).toEqual([]);
  });

  // Samples follow the first paragraph of a description, so it can't introduce the next one.
  it.each(titled)('%s is described by a first paragraph that is complete', (_, {operation}) => {
    expect(operation.description?.split('\n\n')[0]?.trim()).toMatch(/\.$/);
  });

  test('has its own summary and id', () => {
    const summaries = all.map(({operation}) => operation.summary);
    expect(new Set(summaries).size).toBe(all.length);
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  });
});

describe('every schema of the REST contract', () => {
  it.each(components)('%s has a title and a description', (_, schema) => {
    expect(schema).toMatchObject({title: expect.stringMatching(/^[A-Z]/), description: expect.stringMatching(/\.$/)});
  });

  test(`describes each property (${schemas.length} schemas)`, () => {
    const undescribed = schemas.filter(
      ({schema, pointer}) => asSchema(schema).description === undefined && !pointer.endsWith('/items'),
    );
    expect(undescribed.map(({pointer}) => pointer)).toEqual([]);
  });

  test('says of each object whether it takes further properties', () => {
    const open = schemas.filter(({schema}) => {
      const {type, additionalProperties} = asSchema(schema);
      return type === 'object' && additionalProperties === undefined;
    });
    expect(open.map(({pointer}) => pointer)).toEqual([]);
  });
});
