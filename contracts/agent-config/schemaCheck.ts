import type {ErrorObject} from 'ajv';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import {parsePointer} from '@docs-kit/report';
import schema from '../agent-config.schema.json';
import {nearestQuestion, unknownKeyMessage} from './nearestKey';
import {dottedPath, errorAt, type Finding, type ValuePath} from './problem';
import {hasVariable, isMapping} from './values';

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
const openValidate = (): ValidateFunction => (compiled ??= newAgentFileAjv().compile(schema));

/**
 * Checks values against the schema of agent files.
 * @param value the parsed file. Values with environment variables are taken as right wherever their text could be.
 */
export function checkSchema(value: unknown): Finding[] {
  const validate = openValidate();
  if (validate(value)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const path = valuePath(error.instancePath, value);
    return mayBeRightAtStart(error.keyword, error.data, error.params) ? [] : [schemaFinding(error, path)];
  });
}

/**
 * A value with variables gets its text when the agent starts. It may then be any text, and a number when it looks like
 * one, but never `true`, a list or a mapping.
 */
function mayBeRightAtStart(keyword: string, data: unknown, params: {type?: unknown; tagValue?: unknown}): boolean {
  if (keyword === 'discriminator') return hasVariable(params.tagValue);
  if (!hasVariable(data)) return false;
  return keyword === 'type' ? ['number', 'integer'].includes(String(params.type)) : true;
}

/** `/mcpServers/a~1b/args/0` as keys and list positions. */
function valuePath(pointer: string, value: unknown): ValuePath {
  let current: unknown = value;
  return parsePointer(pointer).map((key) => {
    const step = Array.isArray(current) ? Number(key) : key;
    current = (current as Record<string | number, unknown> | undefined)?.[step];
    return step;
  });
}

/** What a JSON type is called in an agent file. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a mapping',
};

type Describe = (error: ErrorObject, name: string, path: ValuePath) => Finding;

const describers: Readonly<Record<string, Describe>> = {
  additionalProperties: (error, _name, path) => {
    const key = String(error.params.additionalProperty);
    return {...errorAt([...path, key], unknownKeyMessage(key, dottedPath(path), propertiesOf(error))), at: 'key'};
  },
  required: (error, _name, path) => {
    const place = path.length === 0 ? 'The file' : `\`${dottedPath(path)}\``;
    return {...errorAt(path, `${place} lacks the required key \`${error.params.missingProperty}\`.`), at: 'key'};
  },
  discriminator: (error, name, path) => {
    const known = typesOf(error);
    const listed = orList(known);
    if (error.params.error === 'tag' && (error.data as {type?: unknown}).type === undefined) {
      return {...errorAt(path, `${name} lacks the required key \`type\`. Write ${listed}.`), at: 'key'};
    }
    return errorAt([...path, 'type'], wrongChoice(`${name}: \`type\``, error.params.tagValue, known));
  },
  enum: (error, name, path) => errorAt(path, wrongChoice(name, error.data, error.params.allowedValues as string[])),
  type: (error, name, path) => errorAt(path, wrongType(error, name)),
  format: (_error, name, path) =>
    errorAt(path, `${name} must be a URL with its scheme, for example \`https://example.com\`.`),
  minLength: (_error, name, path) => errorAt(path, `${name} must not be empty.`),
  minItems: (_error, name, path) => errorAt(path, `${name} needs at least one entry.`),
  minimum: (error, name, path) => errorAt(path, `${name} must be ${error.params.limit} or more, but is ${error.data}.`),
  maximum: (error, name, path) => errorAt(path, `${name} must be ${error.params.limit} or less, but is ${error.data}.`),
  exclusiveMinimum: (error, name, path) =>
    errorAt(path, `${name} must be greater than ${error.params.limit}, but is ${error.data}.`),
};

/**
 * Says a problem that the schema found in the words of the person who wrote the file.
 * @param error the validator's error, with schema and data
 * @param path where it is
 */
function schemaFinding(error: ErrorObject, path: ValuePath): Finding {
  const name = path.length === 0 ? 'The file' : `\`${dottedPath(path)}\``;
  const describe = describers[error.keyword];
  return describe ? describe(error, name, path) : errorAt(path, `${name} ${error.message ?? 'is not valid'}.`);
}

function wrongType({params, data}: ErrorObject, name: string): string {
  const types: string[] = Array.isArray(params.type) ? params.type : [String(params.type)];
  const wanted = types.map((type) => typeNames[type] ?? type).join(' or ');
  const isQuotable = types.includes('string') && (typeof data === 'number' || typeof data === 'boolean');
  const fix = isQuotable ? ` Put it in quotes: \`"${data}"\`.` : '';
  return `${name} must be ${wanted}, but is ${typeOf(data)}.${fix}`;
}

function typeOf(data: unknown): string {
  if (data === null) return 'empty';
  if (Array.isArray(data)) return 'a list';
  return typeNames[typeof data] ?? typeof data;
}

function wrongChoice(name: string, written: unknown, known: readonly string[]): string {
  const question = typeof written === 'string' ? nearestQuestion(written, known) : '';
  return `${name} must be ${orList(known)}, but is \`${String(written)}\`.${question}`;
}

/** `a`, `b` or `c`. */
function orList(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function propertiesOf({parentSchema}: ErrorObject): string[] {
  return isMapping(parentSchema?.properties) ? Object.keys(parentSchema.properties) : [];
}

/** The `type` values of a union, from its branches. */
function typesOf({parentSchema}: ErrorObject): string[] {
  const branches = (parentSchema?.oneOf ?? []) as {$ref: string}[];
  const definitions = schema.$defs as Readonly<Record<string, {properties?: {type?: {const?: string}}}>>;
  return branches.map(({$ref}) => definitions[$ref.replace('#/$defs/', '')]?.properties?.type?.const ?? $ref);
}
