import addFormats from 'ajv-formats';
import {Ajv2020} from 'ajv/dist/2020.js';
import {complaintsOf} from './complaints.mjs';

/** Checks values against schemas that stand inside a contract. */
export interface ContractSchemas {
  /**
   * @param pointer JSON pointer of the schema, for example `/components/schemas/Session`
   * @returns what the schema refuses about the value, a sentence each; empty when it accepts it
   * @throws when the contract has no schema there
   */
  complaints(pointer: string, value: unknown): string[];
}

/** Joins keys to a JSON pointer. */
export const pointerTo = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Opens the schemas of a contract. Each is compiled on first use.
 * @param document the parsed contract, OpenAPI 3.1 or AsyncAPI 3
 */
export function openContractSchemas(document: object): ContractSchemas {
  const ajv = new Ajv2020({strict: false, allErrors: true, verbose: true, validateSchema: false});
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  return {
    complaints(pointer, value) {
      const validate = ajv.getSchema(`contract#${encodeURI(pointer)}`);
      if (!validate) throw new Error(`the contract has no schema at ${pointer}`);
      return validate(value) ? [] : complaintsOf(validate.errors ?? []);
    },
  };
}
