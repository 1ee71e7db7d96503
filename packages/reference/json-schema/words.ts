import {counted} from '@docs-kit/report';
import * as md from '../markdown';
import {asSchema, typesOf, type Resolver, type Schema, type SchemaOrFlag} from './schema';

// All words are Markdown.

/** Names of types and notation of values, in terms of JSON or of YAML. */
export interface Vocabulary {
  /**
   * Returns the name of a type.
   * @param type type in JSON Schema, or `map`: an object with arbitrary keys
   * @param many whether to return the plural, for "list of …"
   */
  typeName(type: string, schema: Schema, many: boolean): string;
  /** Formats a value on one line. */
  value(value: unknown): string;
  /** Words for a minimum length of 1, if they're special. */
  readonly notEmpty?: string;
}

/** Formats JSON with a space after the commas in lists, so that tables can break the line there. */
const asJson = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(asJson).join(', ')}]` : (JSON.stringify(value) ?? 'undefined');

/** JSON terms: "`array` of `string`", "`"sse"`". */
const jsonVocabulary: Vocabulary = {
  typeName(type, {format, contentEncoding}) {
    const detail = type === 'string' ? (format ?? contentEncoding) : undefined;
    const name = type === 'map' ? '`object`' : `\`${type}\``;
    return detail === undefined ? name : `${name} (${detail})`;
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

/** YAML terms: "list of text", "`sse`". */
export const yamlVocabulary: Vocabulary = {
  typeName(type, {format}, many) {
    if (type === 'boolean') return '`true` or `false`';
    if (type === 'string' && format === 'uri') return 'URL';
    return yamlTypes[type]?.[many ? 'many' : 'one'] ?? type;
  },
  value: String,
  notEmpty: 'not empty',
};

/** Options of {@link displayType}. */
export interface TypeOptions {
  readonly resolve: Resolver;
  /** Returns the address of the description of a named schema, if the page can link to it. */
  readonly linkOf?: (name: string) => string | undefined;
  /** Default: JSON terms. */
  readonly vocabulary?: Vocabulary;
}

/** Returns a link to the description of the schema that a reference names, if the page can link to it. */
export function linkTo(reference: string | undefined, {linkOf}: TypeOptions): string | undefined {
  if (reference === undefined) return undefined;
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const address = linkOf?.(name);
  return address === undefined ? undefined : `[\`${name}\`](${address})`;
}

/** Arrays and unions below this depth are only shown with their outermost type. */
const deepest = 4;

/**
 * Returns the type of a value in words: "`string` or `null`", "`array` of `number`", "`"stdio"` or `"sse"`".
 * A named schema with a description elsewhere becomes a link to it.
 * @param depth number of arrays, maps and unions around it
 * @param many whether to return the plural
 */
export function displayType(schema: SchemaOrFlag | undefined, options: TypeOptions, depth = 0, many = false): string {
  const {resolve, vocabulary = jsonVocabulary} = options;
  const link = linkTo(asSchema(schema).$ref, options);
  if (link !== undefined) return link;
  if (schema === false) return 'nothing';
  const resolved = resolve(schema);
  const values = resolved.const === undefined ? resolved.enum : [resolved.const];
  if (values) return distinct(values.map((value) => md.codeOf(vocabulary.value(value))));
  const types = typesOf(resolved);
  const union = resolved.oneOf ?? resolved.anyOf ?? [];
  // A union in a schema that has a type only adds conditions.
  if (union.length > 0 && types.length === 0) {
    return depth > deepest
      ? 'one of several shapes'
      : distinct(union.map((member) => displayType(member, options, depth + 1, many)));
  }
  if (types.length === 0) return 'any value';
  return distinct(types.map((type) => displayPlainType(type, resolved, options, depth, many)));
}

function displayPlainType(type: string, schema: Schema, options: TypeOptions, depth: number, many: boolean): string {
  const {vocabulary = jsonVocabulary} = options;
  const inner = depth > deepest ? undefined : innerSchema(type, schema);
  const name = vocabulary.typeName(type === 'object' && inner !== undefined ? 'map' : type, schema, many);
  if (inner === undefined || inner === true) return name;
  const nested = displayType(inner, options, depth + 1, true);
  const isUnion = type === 'array' && nested.replaceAll(/`[^`]*`/gu, '').includes(' or ');
  return isUnion ? `${name} of (${nested})` : `${name} of ${nested}`;
}

/** Returns the schema of an array's items, or of the values of an object with arbitrary keys. */
function innerSchema(
  type: string,
  {items, properties, additionalProperties: values}: Schema,
): SchemaOrFlag | undefined {
  if (type === 'array') return items;
  const isMap = type === 'object' && !properties && typeof values === 'object' && Object.keys(values).length > 0;
  return isMap ? values : undefined;
}

/** Joins alternatives without duplicates. */
const distinct = (members: readonly string[]): string => md.alternatives(new Set(members));

/** Returns the type of a value with its default and limits: "`number`, default `20`, 1 to 100". */
export function displayTypeAndLimits(schema: SchemaOrFlag | undefined, options: TypeOptions): string {
  const resolved = options.resolve(schema);
  const defaultValue = resolved.default === undefined ? '' : `default ${md.codeOf(asJson(resolved.default))}`;
  return [displayType(schema, options), defaultValue, displayLimits(resolved)].filter(Boolean).join(', ');
}

/** Returns the limits of a field in words: "1 to 100", "at least 1 item". Empty when it has none. */
export function displayLimits(schema: Schema, {notEmpty}: Vocabulary = jsonVocabulary): string {
  const {minLength, maxLength, multipleOf, pattern} = schema;
  const isNotEmpty = notEmpty !== undefined && minLength === 1 && maxLength === undefined;
  const keys = asSchema(schema.propertyNames).enum;
  const parts = [
    numberRange(schema),
    isNotEmpty ? notEmpty : countRange(minLength, maxLength, 'character'),
    countRange(schema.minItems, schema.maxItems, 'item'),
    countRange(schema.minProperties, schema.maxProperties, 'key'),
    keys && `keys ${md.alternatives(keys.map((name) => `\`${String(name)}\``))}`,
    schema.uniqueItems && 'no item twice',
    multipleOf !== undefined && `multiple of ${multipleOf}`,
    pattern !== undefined && `pattern ${md.codeOf(pattern)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function numberRange({minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  const lower =
    minimum === undefined ? exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}` : `at least ${minimum}`;
  const upper =
    maximum === undefined ? exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}` : `at most ${maximum}`;
  return [lower, upper].filter(Boolean).join(', ');
}

function countRange(fewest: number | undefined, most: number | undefined, unit: string): string {
  if (fewest !== undefined && most !== undefined)
    return fewest === most ? `exactly ${counted(most, unit)}` : `${fewest} to ${counted(most, unit)}`;
  if (most !== undefined) return `at most ${counted(most, unit)}`;
  return fewest === undefined || fewest === 0 ? '' : `at least ${counted(fewest, unit)}`;
}

/** Returns the values of a variant's required fields that are constants, by name. */
function constantsOf({properties = {}, required = []}: Schema): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(properties).flatMap(([name, field]) => {
      const value = asSchema(field).const;
      return value === undefined || !required.includes(name) ? [] : [[name, asJson(value)] as const];
    }),
  );
}

/**
 * Labels a member of a union: by a constant in a required field that others don't have ("When `type` is `"stdio"`"), by
 * its title, or by its number.
 * @param variants all members of the union
 * @param index index of the member
 */
export function variantLabel(variants: readonly Schema[], index: number): string {
  const [own, ...others] = [variants[index] ?? {}, ...variants.filter((_, place) => place !== index)];
  const different = [...constantsOf(own)].find(([name, value]) =>
    others.every((other) => constantsOf(other).get(name) !== value),
  );
  if (!different) return own.title ?? `Shape ${index + 1}`;
  return `When \`${different[0]}\` is ${md.codeOf(different[1])}`;
}
