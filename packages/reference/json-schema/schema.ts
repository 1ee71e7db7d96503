import type {JSONSchema} from 'json-schema-typed/draft-2020-12';
import {existsSync, readFileSync} from 'node:fs';
import {formatPointer, getByPointer, nearestHint, parsePointer, ProblemError} from '@docs-kit/report';

/** JSON Schema (2020-12). */
export type Schema = JSONSchema.Interface<unknown>;

/** A schema, or `true` (anything) or `false` (nothing). */
export type SchemaOrFlag = Schema | boolean;

/** Returns the schema itself; `true` and `false` become an empty one. */
export const asSchema = (schema: SchemaOrFlag | undefined): Schema => (typeof schema === 'object' ? schema : {});

/** Returns the types of a schema, inferred from its other keywords if necessary. */
export function typesOf(schema: Schema): readonly string[] {
  // The library's type allows members of its enum besides strings.
  const type = schema.type as string | readonly string[] | undefined;
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (schema.properties || schema.patternProperties || typeof schema.additionalProperties === 'object')
    return ['object'];
  return schema.items !== undefined || schema.prefixItems ? ['array'] : [];
}

/** Returns the schema of an array's items; undefined for other types. */
export const itemsOf = (schema: Schema): SchemaOrFlag | undefined =>
  typesOf(schema).includes('array') ? schema.items : undefined;

/**
 * Returns a schema of one contract without `$ref` and `allOf`: references are resolved and parts merged.
 * @throws ProblemError when a reference is broken or circular
 */
export type Resolver = (schema: SchemaOrFlag | undefined) => Schema;

/**
 * Makes the resolver of a contract.
 * @param document the parsed contract; references are JSON Pointers into it (`#/components/schemas/Session`)
 * @param source its file, for messages: `contracts/rest.openapi.yaml`
 */
export function openResolver(document: unknown, source: string): Resolver {
  const resolve = (schema: SchemaOrFlag | undefined, chain: readonly string[] = []): Schema => {
    const {$ref: reference, allOf = [], ...own} = asSchema(schema);
    if (reference !== undefined && chain.includes(reference)) {
      const circle = [...chain, reference].join(' → ');
      throw new ProblemError({file: source, message: `the reference ${reference} is circular: ${circle}`});
    }
    const base = reference === undefined ? {} : resolve(follow(document, reference, source), [...chain, reference]);
    const parts = allOf.map((part) => resolve(part, chain));
    return [...parts, own].reduce(merge, base);
  };
  return (schema) => resolve(schema);
}

/**
 * Returns the value that a reference points to.
 * @param source file of the document, for messages; relative to the working directory, which is the site's
 * @throws ProblemError when there is none
 */
export function follow<Target = SchemaOrFlag>(document: unknown, reference: string, source: string): Target {
  if (!reference.startsWith('#'))
    throw new ProblemError({
      file: source,
      message: `the reference ${reference} leaves the contract; only references that begin with # are followed`,
    });
  const steps = parsePointer(reference);
  const target = getByPointer(document, steps);
  if (target === undefined) {
    const parent = getByPointer(document, steps.slice(0, -1));
    const nearest = nearestHint(steps.at(-1) ?? '', isRecord(parent) ? Object.keys(parent) : []);
    throw new ProblemError({
      file: source,
      ...lineOf(reference, source),
      message: `the reference ${reference} leads nowhere.${nearest}`,
      fix: 'correct it, or add what it names',
    });
  }
  // The caller knows the type of the target, and tests validate it.
  return target as Target;
}

/** Finds the first line with a reference: the parsed document has no positions. Nothing without a file of that name. */
function lineOf(reference: string, file: string): {readonly line?: number} {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // A reference is always in quotes: in YAML, its # would start a comment.
  const index = lines.findIndex((text) => text.includes(`'${reference}'`) || text.includes(`"${reference}"`));
  return index === -1 ? {} : {line: index + 1};
}

/**
 * Finds the value at a JSON Pointer, resolving references on the way and at its end.
 * @returns the value, undefined when there is none, and its pointer without references
 */
export function locate(document: unknown, pointer: string): {readonly value: unknown; readonly pointer: string} {
  let found: {readonly value: unknown; readonly pointer: string} = {value: document, pointer: ''};
  for (const segment of parsePointer(pointer)) {
    const value = getByPointer(found.value, [segment]);
    const reference = isRecord(value) ? value.$ref : undefined;
    found =
      typeof reference === 'string'
        ? locate(document, formatPointer(parsePointer(reference)))
        : {value, pointer: `${found.pointer}${formatPointer([segment])}`};
  }
  return found;
}

/** Merges two schemas that both apply. If both have a keyword, the second wins. */
function merge(base: Schema, over: Schema): Schema {
  const merged: Schema = {...base, ...over};
  return {
    ...merged,
    ...((base.properties ?? over.properties) && {properties: {...base.properties, ...over.properties}}),
    ...((base.required ?? over.required) && {
      required: [...new Set([...(base.required ?? []), ...(over.required ?? [])])],
    }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
