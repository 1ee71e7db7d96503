import type {PhrasingContent} from 'mdast';
import {inlineCode, link, text} from '../markdown';
import {alternatives, asJson} from './limits';
import {nameOfReference, type Resolver} from './resolve';
import {asSchema, typesOf, type Schema, type SchemaOrFlag} from './schema';

/** How deep arrays and unions are spelled out before they are only called by their outermost word. */
const deepest = 4;

/** What {@link typeName} needs besides the schema. */
export interface TypeNameOptions {
  readonly resolver: Resolver;
  /** Address of the place that explains a named schema, if the reader can get there. */
  readonly linkOf?: (name: string) => string | undefined;
}

/**
 * Type of a value in words: "`string` or `null`", "array of `number`", "`"stdio"` or `"sse"`".
 * A named schema that is explained somewhere is a link to it.
 */
export function typeName(schema: SchemaOrFlag | undefined, options: TypeNameOptions, depth = 0): PhrasingContent[] {
  const written = asSchema(schema);
  const name = written.$ref === undefined ? undefined : nameOfReference(written.$ref);
  const address = name === undefined ? undefined : options.linkOf?.(name);
  if (name !== undefined && address !== undefined) return [link(address, inlineCode(name))];
  if (schema === false) return [text('nothing')];
  const resolved = options.resolver.resolve(schema);
  if (resolved.const !== undefined) return [inlineCode(asJson(resolved.const))];
  if (resolved.enum) return distinct(resolved.enum.map((value) => [inlineCode(asJson(value))]));
  const types = typesOf(resolved);
  const union = resolved.oneOf ?? resolved.anyOf ?? [];
  // Beside a type of its own, a union only adds conditions.
  if (union.length > 0 && types.length === 0) {
    return depth > deepest
      ? [text('one of several shapes')]
      : distinct(union.map((member) => typeName(member, options, depth + 1)));
  }
  if (types.length === 0) return [text('any value')];
  return distinct(types.map((type) => plainType(type, resolved, options, depth)));
}

function plainType(type: string, schema: Schema, options: TypeNameOptions, depth: number): PhrasingContent[] {
  if (type === 'array') return arrayType(schema, options, depth);
  if (type === 'object') return objectType(schema, options, depth);
  const detail = type === 'string' ? (schema.format ?? schema.contentEncoding) : undefined;
  return detail === undefined ? [inlineCode(type)] : [inlineCode(type), text(` (${detail})`)];
}

function arrayType(schema: Schema, options: TypeNameOptions, depth: number): PhrasingContent[] {
  if (depth > deepest || schema.items === undefined || schema.items === true) return [inlineCode('array')];
  const items = typeName(schema.items, options, depth + 1);
  const isUnion = items.some((node) => node.type === 'text' && node.value === ' or ');
  return [inlineCode('array'), text(isUnion ? ' of (' : ' of '), ...items, ...(isUnion ? [text(')')] : [])];
}

/** An object with free keys is told by its values: "`object` of `string`". */
function objectType(schema: Schema, options: TypeNameOptions, depth: number): PhrasingContent[] {
  const values = schema.additionalProperties;
  const isMap = !schema.properties && typeof values === 'object' && Object.keys(values).length > 0;
  if (!isMap || depth > deepest) return [inlineCode('object')];
  return [inlineCode('object'), text(' of '), ...typeName(values, options, depth + 1)];
}

/** Alternatives; what reads the same stands once. */
function distinct(members: readonly PhrasingContent[][]): PhrasingContent[] {
  return alternatives([...new Map(members.map((member) => [JSON.stringify(member), member])).values()]);
}
