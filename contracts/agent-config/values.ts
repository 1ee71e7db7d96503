/** A YAML mapping: keys are text, values are anything. */
export type Mapping = Readonly<Record<string, unknown>>;

/**
 * Tells whether a value is a mapping (not a list, not empty).
 * @param value any value of an agent file
 */
export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the mappings in a mapping or list, with their keys.
 * @param value any value of an agent file
 */
export const mappingsIn = (value: unknown): [string, Mapping][] =>
  Object.entries(value ?? {}).filter((entry): entry is [string, Mapping] => isMapping(entry[1]));

/** `$NAME` or `${NAME}`: letters, digits and underscores, not starting with a digit. */
export const variable = /\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})/u;

/**
 * Tells whether a value contains an environment variable, so that its text is known only when the agent starts.
 * @param value any value of an agent file
 */
export const hasVariable = (value: unknown): boolean => typeof value === 'string' && variable.test(value);

/**
 * Returns the names of the environment variables in a value and all values below it, each once.
 * @param value any value of an agent file; keys of mappings aren't replaced, so they have none
 */
export function variablesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [
      ...new Set(Array.from(value.matchAll(new RegExp(variable, 'gu')), ([written]) => written.replace(/\W/gu, ''))),
    ];
  }
  return typeof value === 'object' ? [...new Set(Object.values(value ?? {}).flatMap(variablesIn))] : [];
}

/** `${NAME:-x}` and `${NAME-x}`, the shell syntax for default values. */
export const variableWithDefault = /\$\{([A-Za-z_]\w*):?-[^}]*\}/u;
