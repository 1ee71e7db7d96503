import type {PhrasingContent} from 'mdast';
import * as md from '../markdown';
import {asSchema, nameOfReference, typesOf, type Resolver, type Schema, type SchemaOrFlag} from './schema';

/** What types are called and how values are written: as in JSON, or as someone who writes YAML knows them. */
export interface Vocabulary {
  /**
   * Returns the name of a type.
   * @param type of JSON Schema, or `map`: an object whose keys its writer chooses
   * @param many asks for the plural, after "list of"
   */
  typeName(type: string, schema: Schema, many: boolean): PhrasingContent[];
  /** Writes a value on one line. */
  value(value: unknown): string;
  /** Limit of a text with at least one character, where there is a special word for it. */
  readonly notEmpty?: string;
}

/** JSON with a space after the commas of a list, where a table can break the line. */
const asJson = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(asJson).join(', ')}]` : (JSON.stringify(value) ?? 'undefined');

/** Types and values of JSON: "`array` of `string`", "`"sse"`". */
const jsonVocabulary: Vocabulary = {
  typeName(type, {format, contentEncoding}) {
    const detail = type === 'string' ? (format ?? contentEncoding) : undefined;
    const name = md.inlineCode(type === 'map' ? 'object' : type);
    return detail === undefined ? [name] : [name, md.text(` (${detail})`)];
  },
  value: asJson,
};

const yamlTypes: Readonly<Record<string, {readonly one: string; readonly many: string}>> = {
  string: {one: 'text', many: 'text'},
  integer: {one: 'whole number', many: 'whole numbers'},
  number: {one: 'number', many: 'numbers'},
  object: {one: 'mapping', many: 'mappings'},
  array: {one: 'list', many: 'lists'},
  map: {one: 'map', many: 'maps'},
};

/** Types and values in the words of YAML: "list of text", "`sse`". */
export const yamlVocabulary: Vocabulary = {
  typeName(type, {format}, many) {
    if (type === 'boolean') return [md.inlineCode('true'), md.text(' or '), md.inlineCode('false')];
    if (type === 'string' && format === 'uri') return [md.text('URL')];
    return [md.text(yamlTypes[type]?.[many ? 'many' : 'one'] ?? type)];
  },
  value: String,
  notEmpty: 'not empty',
};

/** What {@link displayType} needs besides the schema. */
export interface TypeOptions {
  readonly resolver: Resolver;
  /** Returns the address of the place that explains a named schema, if the reader can get there. */
  readonly linkOf?: (name: string) => string | undefined;
  /** Types and values of JSON when left out. */
  readonly vocabulary?: Vocabulary;
}

/** How deep arrays and unions are written out before only their outermost type is named. */
const deepest = 4;

/**
 * Returns the type of a value in words: "`string` or `null`", "`array` of `number`", "`"stdio"` or `"sse"`".
 * A named schema that is explained somewhere is a link to it.
 * @param depth number of arrays, maps and unions around it
 * @param many asks for the plural
 */
export function displayType(
  schema: SchemaOrFlag | undefined,
  options: TypeOptions,
  depth = 0,
  many = false,
): PhrasingContent[] {
  const {resolver, linkOf, vocabulary = jsonVocabulary} = options;
  const {$ref: reference} = asSchema(schema);
  const name = reference === undefined ? undefined : nameOfReference(reference);
  const address = name === undefined ? undefined : linkOf?.(name);
  if (name !== undefined && address !== undefined) return [md.link(address, md.inlineCode(name))];
  if (schema === false) return [md.text('nothing')];
  const resolved = resolver.resolve(schema);
  const values = resolved.const === undefined ? resolved.enum : [resolved.const];
  if (values) return distinct(values.map((value) => [md.inlineCode(vocabulary.value(value))]));
  const types = typesOf(resolved);
  const union = resolved.oneOf ?? resolved.anyOf ?? [];
  // A union in a schema that has a type only adds conditions.
  if (union.length > 0 && types.length === 0) {
    return depth > deepest
      ? [md.text('one of several shapes')]
      : distinct(union.map((member) => displayType(member, options, depth + 1, many)));
  }
  if (types.length === 0) return [md.text('any value')];
  return distinct(types.map((type) => displayPlainType(type, resolved, options, depth, many)));
}

function displayPlainType(
  type: string,
  schema: Schema,
  options: TypeOptions,
  depth: number,
  many: boolean,
): PhrasingContent[] {
  const {vocabulary = jsonVocabulary} = options;
  const inner = depth > deepest ? undefined : innerSchema(type, schema);
  const name = vocabulary.typeName(type === 'object' && inner !== undefined ? 'map' : type, schema, many);
  if (inner === undefined || inner === true) return name;
  const nested = displayType(inner, options, depth + 1, true);
  const isUnion = type === 'array' && nested.some((node) => node.type === 'text' && node.value === ' or ');
  return [...name, md.text(isUnion ? ' of (' : ' of '), ...nested, ...(isUnion ? [md.text(')')] : [])];
}

/** Returns the schema of the items of an array, or of the values of an object whose keys its writer chooses. */
function innerSchema(
  type: string,
  {items, properties, additionalProperties: values}: Schema,
): SchemaOrFlag | undefined {
  if (type === 'array') return items;
  const isMap = type === 'object' && !properties && typeof values === 'object' && Object.keys(values).length > 0;
  return isMap ? values : undefined;
}

/** Joins alternatives; those that read the same are named once. */
function distinct(members: readonly PhrasingContent[][]): PhrasingContent[] {
  return md.alternatives([...new Map(members.map((member) => [JSON.stringify(member), member])).values()]);
}

/** Returns the type of a value with its default and its limits: "`number`, default `20`, 1 to 100". */
export function displayTypeAndLimits(schema: SchemaOrFlag | undefined, options: TypeOptions): PhrasingContent[] {
  const resolved = options.resolver.resolve(schema);
  const standard = resolved.default === undefined ? [] : [md.text('default '), md.inlineCode(asJson(resolved.default))];
  return md.joined([displayType(schema, options), standard, displayLimits(resolved)], ', ');
}

/** Returns the limits of a field in words: "1 to 100", "at least 1 item". Empty when it has none. */
export function displayLimits(schema: Schema, {notEmpty}: Vocabulary = jsonVocabulary): PhrasingContent[] {
  const {minLength, maxLength, multipleOf, pattern} = schema;
  const isNotEmpty = notEmpty !== undefined && minLength === 1 && maxLength === undefined;
  const parts: PhrasingContent[][] = [
    words(numberRange(schema)),
    words(isNotEmpty ? notEmpty : countRange(minLength, maxLength, 'character')),
    words(countRange(schema.minItems, schema.maxItems, 'item')),
    words(countRange(schema.minProperties, schema.maxProperties, 'key')),
    keyNames(schema),
    words(schema.uniqueItems ? 'no item twice' : ''),
    words(multipleOf === undefined ? '' : `multiple of ${multipleOf}`),
    pattern === undefined ? [] : [md.text('pattern '), md.inlineCode(pattern)],
  ];
  return md.joined(parts, ', ');
}

function keyNames({propertyNames}: Schema): PhrasingContent[] {
  const names = asSchema(propertyNames).enum;
  return names ? [md.text('keys '), ...md.alternatives(names.map((name) => [md.inlineCode(String(name))]))] : [];
}

const words = (value: string): PhrasingContent[] => (value === '' ? [] : [md.text(value)]);

function numberRange({minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  const lower =
    minimum === undefined ? exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}` : `at least ${minimum}`;
  const upper =
    maximum === undefined ? exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}` : `at most ${maximum}`;
  return [lower, upper].filter(Boolean).join(', ');
}

function countRange(fewest: number | undefined, most: number | undefined, unit: string): string {
  const units = (count: number): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (fewest !== undefined && most !== undefined)
    return fewest === most ? `exactly ${units(most)}` : `${fewest} to ${units(most)}`;
  if (most !== undefined) return `at most ${units(most)}`;
  return fewest === undefined || fewest === 0 ? '' : `at least ${units(fewest)}`;
}

/** Says when a member of a union applies: by the fixed value of a required field ("When `type` is `"stdio"`"), else by its title or number. */
export function variantLabel(variant: Schema, number: number): PhrasingContent[] {
  const fixed = Object.entries(variant.properties ?? {}).find(
    ([name, field]) => asSchema(field).const !== undefined && variant.required?.includes(name),
  );
  if (fixed)
    return [
      md.text('When '),
      md.inlineCode(fixed[0]),
      md.text(' is '),
      md.inlineCode(asJson(asSchema(fixed[1]).const)),
    ];
  return [md.text(variant.title ?? `Shape ${number}`)];
}
