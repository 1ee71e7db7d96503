import type {SchemaValidator} from '@docs-kit/reference/validator';
import {problemAt} from '../places';

/**
 * Returns a line, with the place, for each problem of a message's examples.
 * @param file the contract's path within contracts/
 * @param message JSON Pointer of the message, without references
 */
export function exampleProblems(
  file: string,
  message: string,
  examples: readonly {readonly payload?: unknown}[],
  validator: SchemaValidator,
): string[] {
  if (examples.length === 0) return [problemAt(file, message, 'this message has no examples', 'add "examples"')];
  return examples.flatMap(({payload}, index) =>
    validator
      .errors(`${message}/payload`, payload)
      .map((text) => problemAt(file, `${message}/examples/${index}`, text, 'correct the example, or the schema')),
  );
}
