import {locate, type Schema} from '@docs-kit/reference';
import type {SchemaValidator} from '@docs-kit/reference/validator';
import {problemAt} from '../places';
import type {OptionalProperties} from './optionalProperties';
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
  /**
   * Parts of these schemas that no value showed and that give no reason, parts that were shown but give one, and
   * optional properties that no value lacked.
   */
  findings(roots: readonly string[]): readonly string[];
}

/**
 * Starts the collection for one contract.
 * @param file the contract's path within contracts/, for messages
 * @param optional properties that may be optional although no value lacks them
 */
export function openSchemaCoverage(
  file: string,
  document: object,
  validator: SchemaValidator,
  optional: OptionalProperties,
): SchemaCoverage {
  const seen = new Set<string>();
  /** Pointers of properties that a value lacked. */
  const lacking = new Set<string>();

  function see(at: string, value: unknown): void {
    const {value: schema, pointer: here} = locate(document, at);
    seen.add(here);
    for (const {at: child, within} of childrenOf(schema as Schema, here)) {
      if (within.kind === 'variant') {
        if (validator.errors(child, value).length === 0) see(child, value);
      } else if (within.kind === 'items') {
        if (Array.isArray(value)) value.forEach((item) => see(child, item));
      } else if (isObject(value)) {
        if (within.name in value) see(child, value[within.name]);
        else lacking.add(child);
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

  /** Properties of an object that some value had, and none lacked, although the contract makes them optional. */
  function alwaysThere(at: string): readonly string[] {
    const schema = locate(document, at).value as Schema;
    return childrenOf(schema, at).flatMap(({at: child, within}) => {
      const isOptional = within.kind === 'property' && !schema.required?.includes(within.name);
      return isOptional && seen.has(locate(document, child).pointer) && !lacking.has(child) ? child : [];
    });
  }

  function wrongOptions(parts: readonly Part[]): readonly string[] {
    const found = parts.filter(({at}) => seen.has(at)).flatMap(({at}) => alwaysThere(at));
    const fix = 'add it to "required", or to tests/contracts/asyncapi/optionalProperties.ts with the reason';
    return [
      ...found
        .filter((at) => !(at in optional))
        .map((at) => problemAt(file, at, `${at}: optional, but every recording has it`, fix)),
      ...Object.keys(optional)
        .filter((at) => !found.includes(at))
        .map((at) => `tests/contracts/asyncapi/optionalProperties.ts: ${at} is required, or missing in a recording`),
    ];
  }

  return {
    see,
    findings(roots) {
      const parts = new Map(roots.flatMap((root) => partsBelow(root)).map((part) => [part.at, part]));
      const unseen = [...parts.values()].flatMap(({at, unobserved}) => {
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
      return [...unseen, ...wrongOptions([...parts.values()])];
    },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
