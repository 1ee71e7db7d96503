import type {PhrasingContent} from 'mdast';
import {inlineCode, text} from '../markdown';
import {asSchema, type Schema} from './schema';

/** Default value and limits of a field in words: "default `20`, 1 to 100". Empty when it has none. */
export function limits(schema: Schema): PhrasingContent[] {
  const parts: PhrasingContent[][] = [
    schema.default === undefined ? [] : [text('default '), inlineCode(asJson(schema.default))],
    words(numberRange(schema)),
    words(countRange(schema.minLength, schema.maxLength, 'character')),
    words(countRange(schema.minItems, schema.maxItems, 'item')),
    words(countRange(schema.minProperties, schema.maxProperties, 'key')),
    keyNames(schema),
    words(schema.uniqueItems ? 'no item twice' : ''),
    words(schema.multipleOf === undefined ? '' : `multiple of ${schema.multipleOf}`),
    schema.pattern === undefined ? [] : [text('pattern '), inlineCode(schema.pattern)],
  ];
  return joined(
    parts.filter((part) => part.length > 0),
    ', ',
  );
}

/** Puts a separator between lists of inline nodes. */
export function joined(parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}

/** Joins alternatives: "a", "a or b", "a, b or c". */
export function alternatives(parts: readonly PhrasingContent[][]): PhrasingContent[] {
  const last = parts.at(-1) ?? [];
  return parts.length < 2 ? last : [...joined(parts.slice(0, -1), ', '), text(' or '), ...last];
}

/** A value as it is written in JSON, on one line. */
export const asJson = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

function keyNames({propertyNames}: Schema): PhrasingContent[] {
  const names = asSchema(propertyNames).enum;
  return names ? [text('keys '), ...alternatives(names.map((name) => [inlineCode(String(name))]))] : [];
}

const words = (value: string): PhrasingContent[] => (value === '' ? [] : [text(value)]);

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
