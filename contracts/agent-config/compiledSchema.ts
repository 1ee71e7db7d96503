import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import schema from '../agent-config.schema.json';

/** Words of the schema that only readers and editors use. */
export const annotations = [
  'x-traps',
  'x-applies-to',
  'x-effect',
  'x-default',
  'x-rules',
  'x-placeholder',
  'enumDescriptions',
];

/**
 * A JSON Schema validator that reads the agent file's schema as the toolkit does: all problems at once, unions by their
 * `type`, addresses by the URL parser.
 */
export function newAgentFileAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
  });
  ajv.addVocabulary(annotations);
  ajv.addFormat('uri', (value: string) => URL.canParse(value));
  return ajv;
}

let compiled: ValidateFunction | undefined;

/** Returns the check of a value against the schema. Compiling takes 0.1 s, so it waits for the first value. */
export const openValidate = (): ValidateFunction => (compiled ??= newAgentFileAjv().compile(schema));
