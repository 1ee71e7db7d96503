import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import {lookUp} from './document';

/** Checks values against the schemas of one contract. */
export interface PayloadValidator {
  /**
   * What is wrong with a value, each fault with its place; empty when nothing is.
   * @param at JSON pointer of the schema within the contract
   */
  faults(at: string, value: unknown): readonly string[];
}

const address = 'contract:document';

/** Prepares the schemas of a contract; each is compiled on first use. */
export function openPayloadValidator(document: object): PayloadValidator {
  // `strictTypes` would want a type beside each part of a union.
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    validateSchema: false,
  });
  addFormats.default(ajv);
  // The schemas live inside the contract, whose own keys are no keywords to the strict mode.
  ajv.addVocabulary([...Object.keys(document), 'x-unobserved']);
  ajv.addSchema(document, address);
  return {
    faults(at, value) {
      const fragment = lookUp(document, at).at.split('/').map(encodeURIComponent).join('/');
      const validate = ajv.getSchema(`${address}#${fragment}`);
      if (!validate) throw new Error(`The contract has no schema at "${at}".`);
      if (validate(value)) return [];
      return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`);
    },
  };
}
