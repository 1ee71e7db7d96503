import {Ajv2020} from 'ajv/dist/2020.js';
import {checkedWith, once, readJson, type Role} from '@docs-kit/code-samples/check';
import {describeSchemaErrors} from '@docs-kit/reference/validator';

const text = {type: 'string', minLength: 1} as const;

/**
 * What a model sees of a tool, and what it writes to call one.
 * @see https://modelcontextprotocol.io/specification/2025-06-18/server/tools
 */
const validators = once(() => {
  const ajv = new Ajv2020({allErrors: true, verbose: true});
  const shape = (properties: object) =>
    ajv.compile({type: 'object', additionalProperties: false, required: Object.keys(properties), properties});
  const inputSchema = {type: 'object', $ref: 'https://json-schema.org/draft/2020-12/schema', required: ['type']};
  return {
    call: shape({name: text, arguments: {type: 'object'}}),
    description: shape({name: text, description: text, inputSchema}),
  };
});

/** `json tool`: the description of a tool as a model sees it, or a call of one. */
export const toolJson: Role = {
  name: 'json tool',
  kind: 'JSON',
  languages: ['json'],
  marker: 'tool',
  check(block) {
    const read = readJson(block);
    if ('result' in read) return read.result;
    const isCall = typeof read.value === 'object' && read.value !== null && 'arguments' in read.value;
    const validate = validators()[isCall ? 'call' : 'description'];
    return checkedWith(block, validate(read.value) ? [] : describeSchemaErrors(validate.errors ?? []));
  },
};
