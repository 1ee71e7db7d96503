import type {PhrasingContent} from 'mdast';
import {inlineCode, text} from '../markdown';
import {joined} from '../schema/limits';
import {typesOf} from '../schema/schema';
import type {ConfigContract, ConfigSchema} from './configSchema';

/** Words for types as they look in YAML, alone and in "list of …". */
const words: Readonly<Record<string, {readonly one: string; readonly many: string}>> = {
  string: {one: 'text', many: 'text'},
  integer: {one: 'whole number', many: 'whole numbers'},
  number: {one: 'number', many: 'numbers'},
  object: {one: 'mapping', many: 'mappings'},
  array: {one: 'list', many: 'lists'},
};

/** Type and limits of an option in words: "list of text, at least one", "`strict` or `lenient`". */
export function optionType(schema: ConfigSchema, contract: ConfigContract): PhrasingContent[] {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values)
    return joined(
      values.map((value) => [inlineCode(String(value))]),
      ' or ',
    );
  if (schema.type === 'boolean') return [inlineCode('true'), text(' or '), inlineCode('false')];
  const names = typesOf(schema).map((type) => typeInWords(type, schema, contract));
  return [text([names.join(' or '), ...limitsOf(schema)].join(', '))];
}

function typeInWords(type: string, schema: ConfigSchema, contract: ConfigContract): string {
  if (type === 'array') return `list of ${many(schema.items, contract)}`;
  if (type === 'object' && typeof schema.additionalProperties === 'object')
    return `map of ${many(schema.additionalProperties, contract)}`;
  if (schema.format === 'uri') return 'URL';
  return words[type]?.one ?? type;
}

function many(written: ConfigSchema['items'], contract: ConfigContract): string {
  const [type = 'object'] = typesOf(contract.resolve(written));
  return words[type]?.many ?? type;
}

function limitsOf({minimum, maximum, exclusiveMinimum, minLength, minItems}: ConfigSchema): string[] {
  return [
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [`${minimum} or more`] : []),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(minLength === undefined ? [] : ['not empty']),
    ...(minItems === undefined ? [] : ['at least one']),
  ];
}
