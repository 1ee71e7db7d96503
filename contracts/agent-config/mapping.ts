/** A YAML mapping: keys are text, values are anything. */
export type Mapping = Readonly<Record<string, unknown>>;

/**
 * Tells whether a value is a mapping (not a list, not empty).
 * @param value any value of an agent file
 */
export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
