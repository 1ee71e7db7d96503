import {asSchema, type Schema, type SchemaOrFlag} from './schema';

/** Follows references within one contract. */
export interface Resolver {
  /**
   * The schema without `$ref` and `allOf`: references followed, parts merged into one.
   * @throws when a reference leads nowhere or in a circle
   */
  resolve(schema: SchemaOrFlag | undefined): Schema;
}

/** Last word of a reference: `#/components/schemas/Session` names `Session`. */
export const nameOfReference = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/**
 * Opens the references of a contract.
 * @param document the parsed contract; references are JSON pointers into it (`#/components/schemas/Session`)
 */
export function openResolver(document: unknown): Resolver {
  const resolve = (schema: SchemaOrFlag | undefined, chain: readonly string[] = []): Schema => {
    const {$ref: reference, allOf = [], ...own} = asSchema(schema);
    const base = reference === undefined ? {} : resolve(follow(document, reference), extended(chain, reference));
    const parts = allOf.map((part) => resolve(part, chain));
    return [...parts, own].reduce(merge, base);
  };
  return {resolve: (schema) => resolve(schema)};
}

/**
 * Value that a JSON pointer points at.
 * @throws when there is none
 */
export function follow<Target = SchemaOrFlag>(document: unknown, reference: string): Target {
  if (!reference.startsWith('#'))
    throw new Error(`the reference ${reference} leaves the contract; only references that begin with # are followed`);
  const steps = reference
    .slice(1)
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), document);
  if (target === undefined) throw new Error(`the reference ${reference} leads nowhere`);
  // The caller knows what stands there; validators prove it in the tests.
  return target as Target;
}

function extended(chain: readonly string[], reference: string): readonly string[] {
  if (chain.includes(reference))
    throw new Error(`the reference ${reference} leads in a circle: ${[...chain, reference].join(' → ')}`);
  return [...chain, reference];
}

/** Joins two schemas that both hold; where both say something, the second wins. */
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
