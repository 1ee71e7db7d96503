import {locate, type Schema} from '@docs-kit/reference';
import type {SchemaValidator} from '@docs-kit/reference/validator';
import {problemAt} from '../places';
import {childrenOf} from './schemaChildren';

/** A property or a titled variant of a schema that readers see. */
interface Part {
  /** JSON Pointer of the schema. */
  readonly at: string;
  /** Why no recording shows it: its own reason, or that of the part around it. */
  readonly unobserved: string | undefined;
}

/** Collects which parts of a contract's schemas occur in recorded values. */
export interface SchemaCoverage {
  /** Records a value that fits the schema at the pointer. */
  see(at: string, value: unknown): void;
  /** Parts of these schemas that no value showed and that give no reason, and parts that were shown but give one. */
  findings(roots: readonly string[]): readonly string[];
}

/**
 * Starts the collection for one contract.
 * @param file the contract's path within contracts/, for messages
 */
export function openSchemaCoverage(file: string, document: object, validator: SchemaValidator): SchemaCoverage {
  const seen = new Set<string>();

  function see(at: string, value: unknown): void {
    const {value: schema, pointer: here} = locate(document, at);
    seen.add(here);
    for (const {at: child, within} of childrenOf(schema as Schema, here)) {
      if (within.kind === 'variant') {
        if (validator.errors(child, value).length === 0) see(child, value);
      } else if (within.kind === 'items') {
        if (Array.isArray(value)) value.forEach((item) => see(child, item));
      } else if (isObject(value) && within.name in value) {
        see(child, value[within.name]);
      }
    }
  }

  function partsBelow(at: string, reason?: string): readonly Part[] {
    const {value: schema, pointer: here} = locate(document, at);
    const unobserved = reason ?? (schema as Schema & {readonly 'x-unobserved'?: string})['x-unobserved'];
    return [
      {at: here, unobserved},
      ...childrenOf(schema as Schema, here).flatMap((child) => partsBelow(child.at, unobserved)),
    ];
  }

  return {
    see,
    findings(roots) {
      const parts = new Map(roots.flatMap((root) => partsBelow(root)).map((part) => [part.at, part]));
      return [...parts.values()].flatMap(({at, unobserved}) => {
        if (unobserved === undefined && !seen.has(at))
          return [problemAt(file, at, `${at}: no recording shows it`, 'remove it, or give the reason in x-unobserved')];
        if (unobserved !== undefined && seen.has(at))
          return [
            problemAt(
              file,
              at,
              `${at}: a recording shows it, although x-unobserved says "${unobserved}"`,
              'remove the mark',
            ),
          ];
        return [];
      });
    },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
