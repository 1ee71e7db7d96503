import {Ajv2020} from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';
import {complaintsOf} from './complaints.mjs';

const event = (name: string, fields: Record<string, object>) => ({
  type: 'object',
  required: ['event', ...Object.keys(fields)],
  additionalProperties: false,
  properties: {event: {const: name}, ...fields},
});
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    url: {type: 'string'},
    ports: {type: 'array', items: {type: ['integer', 'string']}},
    mode: {enum: ['http', 'stdio']},
    message: {oneOf: [event('chunk', {text: {type: 'string'}}), event('error', {reason: {type: 'string'}})]},
  },
};
const validate = new Ajv2020({allErrors: true, verbose: true, allowUnionTypes: true}).compile(schema);
const complaints = (value: unknown): string[] => (validate(value) ? [] : complaintsOf(validate.errors ?? []));

describe('complaintsOf', () => {
  it.each([
    [{uri: 'x'}, ['The value has no field "uri"; did you mean "url"?']],
    [{url: 5}, ['"url" must be string, but is 5.']],
    [{ports: [1, true]}, ['"ports[1]" must be integer or string, but is true.']],
    [{mode: 'sse'}, ['"mode" must be one of "http", "stdio", but is "sse".']],
    [{message: {event: 'chunk'}}, ['"message" lacks "text".']],
    [
      {message: {event: 'error', text: 'x'}},
      ['"message" lacks "reason".', '"message" has no field "text"; fields: event, reason.'],
    ],
  ])('says about %j: %j', (value, expected) => {
    expect(complaints(value)).toEqual(expected);
  });
});
