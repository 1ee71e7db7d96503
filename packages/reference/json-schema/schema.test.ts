import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {asMarkdown} from '../markdown.testing';
import {locate, openResolver, type Schema, type SchemaOrFlag} from './schema';
import {shape, type Presence} from './shape';
import {displayLimits, displayType, displayTypeAndLimits, yamlVocabulary} from './words';

const document = {
  schemas: {
    Session: {
      type: 'object',
      required: ['id'],
      properties: {
        id: {type: 'string', description: 'Its name.'},
        created: {type: ['string', 'null'], format: 'date-time'},
      },
    },
    Tree: {
      type: 'object',
      properties: {name: {type: 'string'}, children: {type: 'array', items: {$ref: '#/schemas/Tree'}}},
    },
    Named: {allOf: [{$ref: '#/schemas/Session'}, {properties: {name: {type: 'string'}}, required: ['name']}]},
    Loop: {$ref: '#/schemas/Loop'},
  },
};
const resolve = openResolver(document, 'contracts/a.yaml');
const page = (
  schema: SchemaOrFlag,
  linkOf?: (name: string) => string | undefined,
  presence: Presence = 'required',
): string => asMarkdown(shape(schema, {resolve, linkOf, anchor: 'a', presence}));

describe('the type of a value in words', () => {
  it.each<[string, SchemaOrFlag, string]>([
    ['a plain type', {type: 'string'}, '`string`'],
    ['a format', {type: 'string', format: 'date-time'}, '`string` (date-time)'],
    ['a content encoding', {type: 'string', contentEncoding: 'base64'}, '`string` (base64)'],
    ['several types', {type: ['string', 'null']}, '`string` or `null`'],
    ['an enumeration', {type: 'string', enum: ['stdio', 'sse']}, '`"stdio"` or `"sse"`'],
    ['a fixed value', {const: true}, '`true`'],
    ['an array', {type: 'array', items: {type: 'number'}}, '`array` of `number`'],
    ['an array of a union', {type: 'array', items: {type: ['string', 'number']}}, '`array` of (`string` or `number`)'],
    ['an array of anything', {type: 'array'}, '`array`'],
    ['a map', {type: 'object', additionalProperties: {type: 'string'}}, '`object` of `string`'],
    ['an object with fields', {properties: {a: {type: 'string'}}}, '`object`'],
    [
      'a union',
      {oneOf: [{type: 'string'}, {type: 'array', items: {type: 'string'}}]},
      '`string` or `array` of `string`',
    ],
    ['a union whose members read the same', {anyOf: [{properties: {a: {}}}, {properties: {b: {}}}]}, '`object`'],
    ['a reference', {$ref: '#/schemas/Session'}, '`object`'],
    ['anything', {}, 'any value'],
    ['true', true, 'any value'],
    ['false', false, 'nothing'],
  ])('for %s', (_, schema, expected) => {
    expect(displayType(schema, {resolve})).toBe(expected);
  });

  it('is a link when a named schema is explained somewhere', () => {
    const options = {resolve, linkOf: (name: string) => (name === 'Session' ? '#schema-session' : undefined)};
    expect(displayType({type: 'array', items: {$ref: '#/schemas/Session'}}, options)).toBe(
      '`array` of [`Session`](#schema-session)',
    );
  });
});

describe('the type of a value in the words of YAML', () => {
  it.each<[string, SchemaOrFlag, string]>([
    ['a text', {type: 'string'}, 'text'],
    ['an address', {type: 'string', format: 'uri'}, 'URL'],
    ['a truth value', {type: 'boolean'}, '`true` or `false`'],
    ['an enumeration', {enum: ['strict', 'lenient', 'off']}, '`strict`, `lenient` or `off`'],
    ['a list of numbers', {type: 'array', items: {type: 'integer'}}, 'list of whole numbers'],
    ['a list of named mappings', {type: 'array', items: {$ref: '#/schemas/Session'}}, 'list of mappings'],
    ['a map', {type: 'object', additionalProperties: {type: 'string'}}, 'map of text'],
    ['a map of a union', {type: 'object', additionalProperties: {oneOf: [{properties: {a: {}}}]}}, 'map of mappings'],
  ])('for %s', (_, schema, expected) => {
    expect(displayType(schema, {resolve, vocabulary: yamlVocabulary})).toBe(expected);
  });

  it.each<[string, Schema, string]>([
    ['one bound as in JSON', {minimum: 0}, 'at least 0'],
    ['a shortest list as in JSON', {minItems: 1}, 'at least 1 item'],
    ['a text that is not empty', {minLength: 1}, 'not empty'],
    ['no default, which has its own column', {default: 1, exclusiveMinimum: 0}, 'more than 0'],
  ])('limits %s', (_, schema, expected) => {
    expect(displayLimits(schema, yamlVocabulary)).toBe(expected);
  });
});

describe('a type with default and limits in words', () => {
  it.each<[string, Schema, string]>([
    ['a default', {type: 'string', default: 'x'}, '`string`, default `"x"`'],
    ['a range', {type: 'string', minimum: 1, maximum: 100}, '`string`, 1 to 100'],
    ['one bound', {type: 'string', minimum: 1}, '`string`, at least 1'],
    ['an open bound', {type: 'string', exclusiveMinimum: 0, maximum: 2}, '`string`, more than 0, at most 2'],
    [
      'a default and a range',
      {type: 'string', default: 20, minimum: 1, maximum: 100},
      '`string`, default `20`, 1 to 100',
    ],
    ['a shortest text', {type: 'string', minLength: 1}, '`string`, at least 1 character'],
    ['an exact number of items', {type: 'string', minItems: 2, maxItems: 2}, '`string`, exactly 2 items'],
    [
      'most items, each once',
      {type: 'string', maxItems: 5, uniqueItems: true},
      '`string`, at most 5 items, no item twice',
    ],
    ['a pattern', {type: 'string', pattern: '^a$'}, '`string`, pattern `^a$`'],
    [
      'the keys of a map',
      {type: 'string', propertyNames: {enum: ['openai', 'groq']}},
      '`string`, keys `openai` or `groq`',
    ],
    ['none', {type: 'string'}, '`string`'],
  ])('for %s', (_, schema, expected) => {
    expect(displayTypeAndLimits(schema, {resolve})).toBe(expected);
  });
});

describe('references', () => {
  it('are followed', () => {
    expect(resolve({$ref: '#/schemas/Session'}).required).toEqual(['id']);
  });

  it('keep what is written beside them', () => {
    expect(resolve({$ref: '#/schemas/Session', description: 'Mine.'}).description).toBe('Mine.');
  });

  it('in allOf are merged, with all required fields', () => {
    const named = resolve({$ref: '#/schemas/Named'});
    expect(Object.keys(named.properties ?? {})).toEqual(['id', 'created', 'name']);
    expect(named.required).toEqual(['id', 'name']);
  });

  it.each([
    ['nowhere', '#/schemas/Absent', 'contracts/a.yaml the reference #/schemas/Absent leads nowhere.'],
    [
      'past a name',
      '#/schemas/Sesion',
      'contracts/a.yaml the reference #/schemas/Sesion leads nowhere. Did you mean "Session"?',
    ],
    [
      'in a circle',
      '#/schemas/Loop',
      'contracts/a.yaml the reference #/schemas/Loop is circular: #/schemas/Loop → #/schemas/Loop',
    ],
    ['out of the contract', 'other.yaml#/A', 'contracts/a.yaml the reference other.yaml#/A leaves the contract'],
  ])('that lead %s are reported', (_, reference, message) => {
    expect(() => resolve({$ref: reference})).toThrow(message);
  });

  it('are reported with the line where they are written, and a fix', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
    const file = path.join(folder, 'a.yaml');
    writeFileSync(
      file,
      `one: {$ref: '#/schemas/Session'}\nother: '#/schemas/Session-2'\ntwo:\n  $ref: "#/schemas/Sesion"\n`,
    );
    expect(() => openResolver(document, file)({$ref: '#/schemas/Sesion'})).toThrow(
      `${file}:4 the reference #/schemas/Sesion leads nowhere. Did you mean "Session"? Fix: correct it, or add what it names.`,
    );
    rmSync(folder, {recursive: true});
  });
});

describe('the place of a value', () => {
  it('follows references on the way and at the end', () => {
    const value = {type: 'string', description: 'Its name.'};
    expect(locate(document, '/schemas/Named/allOf/0/properties/id')).toEqual({
      value,
      pointer: '/schemas/Session/properties/id',
    });
    expect(locate(document, '/schemas/Named/allOf/0').pointer).toBe('/schemas/Session');
  });

  it('is undefined when nothing is there', () => {
    expect(locate(document, '/schemas/Absent/type').value).toBeUndefined();
  });
});

describe('the shape of a schema', () => {
  it('is a table of its fields with dotted paths', () => {
    const schema: Schema = {
      properties: {
        message: {type: 'string', minLength: 1, description: 'The text.'},
        imageData: {
          type: 'object',
          required: ['base64'],
          properties: {base64: {type: 'string'}, mimeType: {type: 'string', default: 'image/jpeg'}},
        },
      },
      required: ['message'],
    };
    expect(page(schema)).toBe(
      [
        '| Field | Type | Meaning |',
        '| - | - | - |',
        '| `message` | `string`, at least 1 character, required | The text. |',
        '| `imageData` | `object`, optional | |',
        '| `imageData.base64` | `string`, required | |',
        '| `imageData.mimeType` | `string`, default `"image/jpeg"` | |',
        '',
      ].join('\n'),
    );
  });

  it('says of a field that is received only when it may be missing', () => {
    const schema: Schema = {properties: {id: {type: 'string'}, title: {type: 'string'}}, required: ['id']};
    const text = page(schema, undefined, 'present');
    expect(text).toContain('| `id` | `string` | |\n| `title` | `string`, not always there | |');
  });

  it('names the items of an array by brackets and free keys by <name>', () => {
    const schema: Schema = {
      properties: {
        sessions: {type: 'array', items: {$ref: '#/schemas/Session'}},
        servers: {type: 'object', additionalProperties: {properties: {command: {type: 'string'}}}},
      },
    };
    expect(page(schema).match(/^\| `[^`]+`/gmu)).toEqual([
      '| `sessions`',
      '| `sessions[].id`',
      '| `sessions[].created`',
      '| `servers`',
      '| `servers.<name>`',
      '| `servers.<name>.command`',
    ]);
  });

  it('does not repeat a schema that another place explains', () => {
    const text = page({properties: {session: {$ref: '#/schemas/Session'}}}, () => '#schema-session');
    expect(text).toContain('[`Session`](#schema-session)');
    expect(text).not.toContain('session.id');
  });

  it('stops at a schema that contains itself', () => {
    expect(page({$ref: '#/schemas/Tree'}).match(/^\| `[^`]+`/gmu)).toEqual(['| `name`', '| `children`']);
  });

  it('puts large objects in a fold that the table links to', () => {
    const properties = Object.fromEntries(Array.from({length: 11}, (_, index) => [`f${index}`, {type: 'string'}]));
    const nodes = shape({properties: {big: {properties}}}, {resolve, anchor: 'op-body', presence: 'required'});
    expect(nodes.map(({type}) => type)).toEqual(['table', 'htmlElement']);
    expect(nodes[1]?.data).toEqual({hName: 'details', hProperties: {id: 'op-body-big'}});
    expect(page({properties: {big: {properties}}})).toContain('| `big` | `object`, optional, [its fields](#a-big) |');
    expect(page({properties: {big: {properties}}})).toContain('**Fields of `big`**');
  });

  it('writes the shapes of a union out, named by their fixed value', () => {
    const schema: Schema = {
      oneOf: [
        {required: ['type'], properties: {type: {const: 'stdio'}, command: {type: 'string'}}},
        {title: 'Remote', properties: {type: {const: 'sse'}, url: {type: 'string'}}},
        {type: 'string', description: 'A name.'},
      ],
    };
    const text = page(schema);
    expect(text).toContain('It has one of these shapes.');
    expect(text).toContain('**When `type` is `"stdio"`**');
    expect(text).toContain('**Remote**');
    expect(text).toContain('| `url` | `string`, optional |');
    expect(text).toContain('Or it is `string`. A name.');
  });

  it('does not name the shapes of a union by a value that they share', () => {
    const fields = (name: string): Schema => ({
      title: name,
      required: ['version', 'kind'],
      properties: {version: {const: 2}, kind: {const: name}},
    });
    const withoutKind = (name: string): Schema => ({...fields(name), required: ['version']});
    const text = page({oneOf: [withoutKind('Result'), withoutKind('Error')]});
    expect(text).not.toContain('When `version`');
    expect(text).toContain('**Result**');
    expect(text).toContain('**Error**');
    expect(page({oneOf: [fields('result'), fields('error')]})).toContain('**When `kind` is `"error"`**');
  });

  it('shows the fields of the only object of a union with null', () => {
    expect(page({anyOf: [{$ref: '#/schemas/Session'}, {type: 'null'}]})).toContain('| `id` |');
  });

  it('is one line for a value without fields', () => {
    expect(page({type: 'string', maxLength: 5})).toBe('`string`, at most 5 characters.\n');
  });
});
