import addFormats from 'ajv-formats';
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import {dottedPath, nearestName, parsePointer} from '@docs-kit/report';
import {locate} from './schema';

/** Validates values against the schemas in a contract. */
export interface SchemaValidator {
  /**
   * Returns a sentence for each problem with a value; empty when it's valid.
   * @param pointer JSON Pointer of the schema, for example `/components/schemas/Session`; references are resolved
   * @throws when the contract has no schema there
   */
  errors(pointer: string, value: unknown): string[];
}

/**
 * Opens the schemas of a contract for validation. Each is compiled on first use, in AJV's strict mode.
 * @param document the parsed contract: OpenAPI 3.1, AsyncAPI 3 or a JSON Schema; its extensions (`x-…`) are ignored
 */
export function openSchemaValidator(document: object): SchemaValidator {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    // Members of a union needn't repeat the type or the properties of the schema around it.
    strictRequired: false,
    strictTypes: false,
    // The contract as a whole isn't a JSON Schema.
    validateSchema: false,
    verbose: true,
  });
  // In Node.js, the function is the `default` property of the CommonJS module.
  addFormats.default(ajv);
  // OpenAPI's `discriminator` is only a hint: the members of the union decide what is valid.
  ajv.addVocabulary(['discriminator', ...annotationsIn(document)]);
  ajv.addSchema(document, 'contract');
  return {
    errors(pointer, value) {
      const fragment = locate(document, pointer).pointer.split('/').map(encodeURIComponent).join('/');
      const validate = ajv.getSchema(`contract#${fragment}`);
      if (!validate) throw new Error(`the contract has no schema at ${pointer}`);
      return validate(value) ? [] : describeSchemaErrors(validate.errors ?? []);
    },
  };
}

/** Returns the contract's top-level keys, which aren't JSON Schema keywords, and all extensions in it. */
function annotationsIn(document: object): string[] {
  const keys = new Set(Object.keys(document).filter((key) => !key.startsWith('$')));
  JSON.stringify(document, (key, value: unknown) => {
    if (key.startsWith('x-')) keys.add(key);
    return value;
  });
  return [...keys];
}

/** What is wrong with a value within a validated one. */
export interface SchemaProblem {
  /** JSON Pointer of the value. */
  readonly pointer: string;
  /** A sentence. */
  readonly text: string;
}

/**
 * Describes AJV's errors with a sentence for each. For a union, only the best match among its members is described.
 * @param errors all errors of one validation, with schema and data (options `allErrors` and `verbose`)
 */
export function schemaProblems(errors: readonly ErrorObject[]): SchemaProblem[] {
  const unions = errors.filter(({keyword}) => keyword === 'anyOf' || keyword === 'oneOf');
  const inUnion = (error: ErrorObject): boolean =>
    unions.some((union) => error !== union && error.schemaPath.startsWith(`${union.schemaPath}/`));
  const direct = errors.filter((error) => !inUnion(error) && !unions.includes(error));
  const ofUnions = unions.filter((union) => !inUnion(union)).flatMap((union) => errorsOfBestMember(union, errors));
  return [...direct, ...ofUnions].map((error) => ({pointer: error.instancePath, text: sentence(error)}));
}

/** Describes AJV's errors as {@link schemaProblems} does, each sentence once. */
export const describeSchemaErrors = (errors: readonly ErrorObject[]): string[] => [
  ...new Set(schemaProblems(errors).map(({text}) => text)),
];

function errorsOfBestMember(union: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const members = (union.schema as unknown[]).map((_, index) =>
    errors.filter(({schemaPath}) => schemaPath.startsWith(`${union.schemaPath}/${index}/`)),
  );
  // Errors behind a reference don't have the union's path, so they can't be assigned to a member.
  const referenced = errors.filter(
    ({schemaPath, instancePath}) =>
      !schemaPath.startsWith(union.schemaPath) && instancePath.startsWith(union.instancePath),
  );
  const wrongKind = (found: readonly ErrorObject[]): number => found.filter(({keyword}) => keyword === 'const').length;
  const [best = referenced] = members
    .filter((found) => found.length > 0)
    .sort((one, other) => wrongKind(one) - wrongKind(other) || one.length - other.length);
  return best.length === 0 ? [union] : best;
}

/** Formats a JSON Pointer as a path: `/mcpServers/files/args/0` as `mcpServers.files.args[0]`. */
const formatPath = (pointer: string): string =>
  dottedPath(parsePointer(pointer).map((step) => (/^\d+$/u.test(step) ? Number(step) : step)));

const shorten = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

type Describe = (error: ErrorObject, name: string) => string;

const describers: Readonly<Record<string, Describe>> = {
  required: ({params}, name) => `${name} needs the field "${params.missingProperty}"`,
  additionalProperties: ({params, parentSchema}, name) => {
    const known = Object.keys((parentSchema as {properties?: object} | undefined)?.properties ?? {});
    const nearest = nearestName(String(params.additionalProperty), known);
    const list = known.length === 0 ? '' : `; known: ${known.join(', ')}`;
    const hint = nearest === undefined ? list : `; did you mean "${nearest}"?`;
    return `${name} has the unknown field "${params.additionalProperty}"${hint}`;
  },
  type: ({params, data}, name) => `${name} must be ${[params.type].flat().join(' or ')}, but is ${shorten(data)}`,
  enum: ({params, data}, name) =>
    `${name} must be one of ${(params.allowedValues as unknown[]).map(shorten).join(', ')}, but is ${shorten(data)}`,
  const: ({params, data}, name) => `${name} must be ${shorten(params.allowedValue)}, but is ${shorten(data)}`,
};

function sentence(error: ErrorObject): string {
  const path = formatPath(error.instancePath);
  const name = path === '' ? 'The value' : `"${path}"`;
  const text = describers[error.keyword]?.(error, name) ?? `${name} ${error.message ?? 'is not valid'}`;
  return text.endsWith('?') ? text : `${text}.`;
}
