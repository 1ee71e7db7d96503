import {FileFault} from '../fileFault';
import {nearestName} from '../nearestName';
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
 * @param source its file, for messages: `contracts/rest.openapi.yaml`
 */
export function openResolver(document: unknown, source = 'contracts/'): Resolver {
  const resolve = (schema: SchemaOrFlag | undefined, chain: readonly string[] = []): Schema => {
    const {$ref: reference, allOf = [], ...own} = asSchema(schema);
    const base =
      reference === undefined ? {} : resolve(follow(document, reference, source), extended(chain, reference, source));
    const parts = allOf.map((part) => resolve(part, chain));
    return [...parts, own].reduce(merge, base);
  };
  return {resolve: (schema) => resolve(schema)};
}

/**
 * Value that a JSON pointer points at.
 * @param source file of the document, for messages
 * @throws FileFault when there is none
 */
export function follow<Target = SchemaOrFlag>(document: unknown, reference: string, source = 'contracts/'): Target {
  if (!reference.startsWith('#'))
    throw new FileFault(
      source,
      `the reference ${reference} leaves the contract; only references that begin with # are followed`,
    );
  const steps = reference
    .slice(1)
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const parent = steps.slice(0, -1).reduce(stepInto, document);
  const target = steps.slice(-1).reduce(stepInto, parent);
  if (target === undefined)
    throw new FileFault(source, `the reference ${reference} leads nowhere.${nearestIn(parent, steps.at(-1) ?? '')}`);
  // The caller knows what stands there; validators prove it in the tests.
  return target as Target;
}

const stepInto = (value: unknown, step: string): unknown => (isRecord(value) ? value[step] : undefined);

/** The name beside it that the author of a reference probably meant, as a question. */
function nearestIn(parent: unknown, wanted: string): string {
  const nearest = isRecord(parent) ? nearestName(wanted, Object.keys(parent)) : undefined;
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

function extended(chain: readonly string[], reference: string, source: string): readonly string[] {
  if (chain.includes(reference))
    throw new FileFault(source, `the reference ${reference} leads in a circle: ${[...chain, reference].join(' → ')}`);
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
