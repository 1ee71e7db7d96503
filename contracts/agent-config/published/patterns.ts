import {variable} from '../values';
import type {SchemaNode} from './hoverText';

/** Pattern of a text with an environment variable, whose value is known only when the agent starts. */
export const variablePattern = variable.source;

/** A text with an environment variable. */
export const variableText: SchemaNode = {type: 'string', pattern: variablePattern};

/** Returns a pattern for names in any letter case: JSON Schema has no flag for that. */
export function anyCase(names: readonly string[]): string {
  const letters = (name: string): string =>
    name.replace(/[^\w-]/gu, String.raw`\$&`).replace(/[a-z]/giu, (it) => `[${it.toLowerCase()}${it.toUpperCase()}]`);
  return `^(?:${names.map(letters).join('|')})$`;
}

const choice = (pattern: string, names: readonly string[], patternErrorMessage: string): SchemaNode => ({
  pattern: `${pattern}|${variablePattern}`,
  patternErrorMessage,
  examples: names,
});

/** A text that is one of these names, or contains a variable. */
export const oneOf = (names: readonly string[], message: string): SchemaNode =>
  choice(`^(?:${names.join('|')})$`, names, message);

/** A text that is one of these names in any letter case, or contains a variable. */
export const inAnyCase = (names: readonly string[], message: string): SchemaNode =>
  choice(anyCase(names), names, message);
