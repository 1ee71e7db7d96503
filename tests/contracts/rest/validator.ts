import {locate, type Schema} from '@docs-kit/reference';
import {openSchemaValidator, type SchemaValidator} from '@docs-kit/reference/validator';
import type {RestDocument} from './recorded';

/** Creates the validator of the REST contract, which also checks JSON inside text. */
export function openRestValidator(document: RestDocument): SchemaValidator {
  const validator = openSchemaValidator(document);

  // The keyword for text that contains JSON is only an annotation; the proof needs it asserted.
  const errorsInText = (at: string, value: unknown): string[] => {
    const {value: schema, pointer} = locate(document, at);
    if ((schema as Schema & {contentSchema?: unknown}).contentSchema === undefined || typeof value !== 'string')
      return [];
    return validator.errors(`${pointer}/contentSchema`, JSON.parse(value));
  };

  return {errors: (pointer, value) => [...validator.errors(pointer, value), ...errorsInText(pointer, value)]};
}
