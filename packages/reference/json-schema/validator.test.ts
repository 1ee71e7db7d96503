import {describe, expect, it} from 'vitest';
import {openSchemaValidator} from './validator';

const event = (name: string, fields: Record<string, object>) => ({
  type: 'object',
  required: ['event', ...Object.keys(fields)],
  additionalProperties: false,
  properties: {event: {const: name}, ...fields},
});
const document = {
  openapi: '3.1.0',
  channels: {'a/b': {payload: {$ref: '#/components/Message'}}},
  components: {
    Message: {
      'x-unobserved': 'Extensions only annotate.',
      type: 'object',
      additionalProperties: false,
      properties: {
        url: {type: 'string'},
        ports: {type: 'array', items: {type: ['integer', 'string']}},
        mode: {enum: ['http', 'stdio']},
        message: {oneOf: [event('chunk', {text: {type: 'string'}}), event('error', {reason: {type: 'string'}})]},
      },
    },
    Typo: {type: 'object', propertis: {}},
  },
};
const validator = openSchemaValidator(document);

describe('the errors of a value', () => {
  it.each([
    [{url: 'x'}, []],
    [{uri: 'x'}, ['The value has the unknown field "uri"; did you mean "url"?']],
    [{url: 5}, ['"url" must be string, but is 5.']],
    [{ports: [1, true]}, ['"ports[1]" must be integer or string, but is true.']],
    [{mode: 'sse'}, ['"mode" must be one of "http", "stdio", but is "sse".']],
    [{message: {event: 'chunk'}}, ['"message" needs the field "text".']],
    [
      {message: {event: 'error', text: 'x'}},
      ['"message" needs the field "reason".', '"message" has the unknown field "text"; known: event, reason.'],
    ],
  ])('are named with their place: %j', (value, expected) => {
    expect(validator.errors('/components/Message', value)).toEqual(expected);
  });

  it('are found through a reference on the way to the schema', () => {
    expect(validator.errors('/channels/a~1b/payload/properties/url', 5)).toEqual([
      'The value must be string, but is 5.',
    ]);
  });

  it('are not looked for where the contract has no schema', () => {
    expect(() => validator.errors('/components/Absent', 5)).toThrow('the contract has no schema at /components/Absent');
  });

  it('are not looked for with a schema that has a misspelt keyword', () => {
    expect(() => validator.errors('/components/Typo', {})).toThrow('unknown keyword: "propertis"');
  });
});
