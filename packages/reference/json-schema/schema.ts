import type {JSONSchema} from 'json-schema-typed/draft-2020-12';
import {formatPointer, getByPointer, nearestHint, parsePointer, ProblemError} from '@docs-kit/report';

/** JSON Schema (2020-12). */
export type Schema = JSONSchema.Interface<unknown>;

/** A schema, or `true` (anything) or `false` (nothing). */
export type SchemaOrFlag = Schema | boolean;

/** Returns the schema itself; `true` and `false` become one without conditions. */
export const asSchema = (schema: SchemaOrFlag | undefined): Schema => (typeof schema === 'object' ? schema : {});

/** Returns the types of a schema, also where they follow only from its other keywords. */
export function typesOf(schema: Schema): readonly string[] {
  // The library's type lists the names of an enumeration in a form that has more than strings.
  const type = schema.type as string | readonly string[] | undefined;
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (schema.properties || schema.patternProperties || typeof schema.additionalProperties === 'object')
    return ['object'];
  return schema.items !== undefined || schema.prefixItems ? ['array'] : [];
}

/** Returns the schema of the items of an array; undefined for anything else. */
export const itemsOf = (schema: Schema): SchemaOrFlag | undefined =>
  typesOf(schema).includes('array') ? schema.items : undefined;

/** Follows references within one contract. */
export interface Resolver {
  /**
   * Returns the schema without `$ref` and `allOf`: references followed, parts merged into one.
   * @throws ProblemError when a reference leads nowhere or in a circle
   */
  resolve(schema: SchemaOrFlag | undefined): Schema;
}

/** Returns the last name of a reference: `#/components/schemas/Session` names `Session`. */
export const nameOfReference = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

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
      throw new ProblemError({file: source, message: `the reference ${reference} leads in a circle: ${circle}`});
    }
    const base = reference === undefined ? {} : resolve(follow(document, reference, source), [...chain, reference]);
    const parts = allOf.map((part) => resolve(part, chain));
    return [...parts, own].reduce(merge, base);
  };
  return {resolve: (schema) => resolve(schema)};
}

/**
 * Returns the value that a reference points at.
 * @param source file of the document, for messages
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
    throw new ProblemError({file: source, message: `the reference ${reference} leads nowhere.${nearest}`});
  }
  // The caller knows what is there; validators prove it in the tests.
  return target as Target;
}

/**
 * Returns the value at a JSON Pointer, with the references on the way and at its end followed.
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

/** Merges two schemas that both apply; where both have a keyword, the second wins. */
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
