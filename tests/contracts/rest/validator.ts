import addFormats from 'ajv-formats';
import {Ajv2020} from 'ajv/dist/2020';
import {type JsonSchema, type OpenApiDocument, valueAt} from './openapi';

/** Checks values against schemas of one contract, named by their JSON pointer. */
interface Validator {
  /** What the schema at the pointer refuses about the value; empty when it accepts it. */
  complaints(place: string, value: unknown): string[];
}

/** Makes a validator for a contract. Schemas are compiled on first use. */
export function makeValidator(document: OpenApiDocument): Validator {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    validateSchema: false,
  });
  addFormats.default(ajv);
  // The schemas live inside the contract, whose own keys are no keywords to the strict mode.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document as unknown as JsonSchema, 'rest');

  const check = (place: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`rest#${encodeURI(place)}`);
    if (validate === undefined) throw new Error(`The contract has no schema at ${place}.`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({instancePath, message, params}) => {
      const extra = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
      return `${instancePath || 'value'} ${message ?? 'is refused'}${extra}`;
    });
  };

  // The vocabulary for text that holds JSON only annotates; the proof wants it asserted.
  const checkHeldJson = (place: string, value: unknown): string[] => {
    const schema = valueAt(document, place) as JsonSchema;
    if (typeof schema.$ref === 'string') return checkHeldJson(schema.$ref.slice(1), value);
    if (schema.contentSchema === undefined || typeof value !== 'string') return [];
    return check(`${place}/contentSchema`, JSON.parse(value));
  };

  return {complaints: (place, value) => [...check(place, value), ...checkHeldJson(place, value)]};
}
