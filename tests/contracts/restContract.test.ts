import {describe, expect, it, test} from 'vitest';
import {asSchema, openApiContract, type Example, type MediaType, type SchemaOrFlag} from '@docs-kit/reference';
import {formatPointer} from '@docs-kit/report';
import {problemAt} from './places';
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

/** The media types of an operation's responses. */
const responsesOf = (entry: (typeof all)[number]) =>
  [...contract.responses(entry).values()].flatMap(({content, pointer}) => mediaTypes(content, pointer));

/** The examples of a media type: a single one, or several with names. */
function examplesIn({example, examples = {}}: MediaType): {at: string; value: unknown}[] {
  if (example !== undefined) return [{at: '/example', value: example}];
  return Object.entries(examples).map(([name, named]) => ({
    at: formatPointer(['examples', name]),
    value: contract.dereference<Example>(named).value,
  }));
}

interface LocatedSchema {
  readonly schema: SchemaOrFlag;
  readonly pointer: string;
}

/** All inline schemas within a schema, itself included, without references. */
function* schemasWithin(schema: SchemaOrFlag, pointer: string): Generator<LocatedSchema> {
  const {$ref: reference, properties, items, allOf, anyOf, oneOf} = asSchema(schema);
  if (reference !== undefined) return;
  yield {pointer, schema};
  for (const [name, property] of Object.entries(properties ?? {}))
    yield* schemasWithin(property, `${pointer}${formatPointer(['properties', name])}`);
  if (items !== undefined) yield* schemasWithin(items, `${pointer}/items`);
  for (const [keyword, members = []] of Object.entries({allOf, anyOf, oneOf}))
    for (const [index, member] of members.entries()) yield* schemasWithin(member, `${pointer}/${keyword}/${index}`);
}

const components = Object.entries(restDocument.components?.schemas ?? {});
const placeOf = (name: string): string => `/components/schemas${formatPointer([name])}`;
/** Schemas of bodies that operations define themselves. Their body or response describes them, but not their parts. */
const inline = all.flatMap((entry) => [...bodiesOf(entry), ...responsesOf(entry)]);
const schemas = [
  ...components.flatMap(([name, schema]) => [...schemasWithin(schema, placeOf(name))]),
  ...inline.flatMap(({media, pointer}) => [...schemasWithin(media.schema ?? true, `${pointer}/schema`)]),
];

const headingFix = 'write a heading: a capital first, no full stop';

describe('every operation of the REST contract', () => {
  it.each(titled)('%s is described for readers', (_, {operation: {summary = '', description = ''}, pointer}) => {
    const problems = [
      ...(/^[A-Z][^.]*$/.test(summary)
        ? []
        : [problemAt(restFile, `${pointer}/summary`, "the summary isn't a heading", headingFix)]),
      ...(/[.|]$/.test(description.trim())
        ? []
        : [
            problemAt(
              restFile,
              `${pointer}/description`,
              'the operation has no complete description',
              'write sentences, or end it with a table',
            ),
          ]),
    ];
    expect(problems).toEqual([]);
  });

  it.each(titled)('%s has examples that its schemas accept', (_, entry) => {
    const fix = 'correct the example, or the schema';
    const ofBodies = [...bodiesOf(entry), ...responsesOf(entry)].flatMap(({media, pointer}) =>
      examplesIn(media).flatMap(({at, value}) =>
        validator
          .errors(`${pointer}/schema`, value)
          .map((text) => problemAt(restFile, `${pointer}${at}`, `the example doesn't fit the schema: ${text}`, fix)),
      ),
    );
    const ofParameters = entry.parameters
      .filter(({example}) => example !== undefined)
      .flatMap(({example, pointer}) =>
        validator
          .errors(`${pointer}/schema`, example)
          .map((text) => problemAt(restFile, `${pointer}/example`, `the example doesn't fit the schema: ${text}`, fix)),
      );
    expect([...ofBodies, ...ofParameters]).toEqual([]);
  });

  it.each(titled)('%s shows an example of each observed response and of its body', (_, entry) => {
    const observed = [...contract.responses(entry).values()]
      .filter((response) => response['x-unobserved'] === undefined)
      .flatMap(({content, pointer}) => mediaTypes(content, pointer))
      .filter(({media}) => media['x-unobserved'] === undefined);
    const without = [...observed, ...bodiesOf(entry)].filter(({media}) => examplesIn(media).length === 0);
    const fix = 'add an entry to "examples": a name, with what the toolkit sent as its "value"';
    expect(without.map(({pointer}) => problemAt(restFile, pointer, 'this body has no example', fix))).toEqual([]);
  });

  // Samples are made from them. Nobody calls a webhook.
  it.each(contract.operations)('$id shows an example of each required parameter', ({parameters}) => {
    const without = parameters.filter(({required, example}) => required && example === undefined);
    const fix = 'add one, which samples use';
    expect(
      without.map(({name, pointer}) => problemAt(restFile, pointer, `the parameter ${name} has no example`, fix)),
    ).toEqual([]);
  });

  // Samples follow the first paragraph of a description, so it can't introduce the next one.
  it.each(titled)('%s is described by a first paragraph that is complete', (_, {operation, pointer}) => {
    const [first = '', second] = operation.description?.split('\n\n') ?? [];
    const fix = 'end it with a full stop: samples follow it';
    const problem = () =>
      problemAt(restFile, `${pointer}/description`, 'the description has an incomplete first paragraph', fix);
    expect(second === undefined || first.trim().endsWith('.') ? [] : [problem()]).toEqual([]);
  });

  test('has its own summary and id', () => {
    const summaries = all.map(({operation}) => operation.summary);
    expect(new Set(summaries).size).toBe(all.length);
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  });
});

describe('every schema of the REST contract', () => {
  it.each(components)('%s has a title and a description', (name, schema) => {
    const {title = '', description = ''} = asSchema(schema);
    const problems = [
      ...(/^[A-Z]/.test(title)
        ? []
        : [problemAt(restFile, placeOf(name), `${name} has no title`, 'add one, with a capital')]),
      ...(description.endsWith('.')
        ? []
        : [problemAt(restFile, placeOf(name), `${name} has no description`, 'write sentences with a full stop')]),
    ];
    expect(problems).toEqual([]);
  });

  test(`describes each property (${schemas.length} schemas)`, () => {
    const isDescribedAround = (pointer: string) =>
      /\/(?:items|(?:all|any|one)Of\/\d+|content\/[^/]+\/schema)$/u.test(pointer);
    const undescribed = schemas.filter(
      ({schema, pointer}) => asSchema(schema).description === undefined && !isDescribedAround(pointer),
    );
    const fix = 'say what it means for readers';
    expect(undescribed.map(({pointer}) => problemAt(restFile, pointer, 'this schema has no description', fix))).toEqual(
      [],
    );
  });

  test('says of each object whether it takes further properties', () => {
    const open = schemas.filter(({schema}) => {
      const {type, additionalProperties} = asSchema(schema);
      return type === 'object' && additionalProperties === undefined;
    });
    const fix = 'write false, true or a schema, as the recordings show';
    expect(
      open.map(({pointer}) => problemAt(restFile, pointer, 'this object has no additionalProperties', fix)),
    ).toEqual([]);
  });
});
