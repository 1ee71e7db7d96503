import type {ErrorObject} from 'ajv';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import {dottedPath, getByPointer, parsePointer} from '@docs-kit/report';
import schema from '../agent-config.schema.json';
import {mergeKeyAdvice, nearestKey, nearestQuestion, unknownKeyMessage} from './nearestKey';
import {errorAt, type Finding, type ValuePath} from './problem';
import {hasVariable, type Mapping} from './values';

/** Schema keywords that only readers and editors use. */
export const annotations = [
  'x-pitfalls',
  'x-applies-to',
  'x-effect',
  'x-default',
  'x-rules',
  'x-placeholder',
  'enumDescriptions',
];

/**
 * Creates a JSON Schema validator that reads the agent file's schema as the toolkit does: all problems at once, unions
 * by their `type`, addresses checked by the URL parser.
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

/** Returns the compiled validator. Compiling takes 0.1 s, so it's deferred until the first value. */
const openValidate = (): ValidateFunction => (compiled ??= newAgentFileAjv().compile(schema));

/** Result of checking an agent file against the schema. */
export interface SchemaCheck {
  readonly findings: readonly Finding[];
  /** The file without its invalid values, which are undefined; a key that was probably meant is added. */
  readonly fitting: Mapping;
}

/**
 * Checks values against the schema of agent files. A mapping whose `type` is missing or wrong is checked as the type
 * that its other keys suggest.
 * @param value the parsed file; values with environment variables are accepted wherever their text could be valid
 */
export function checkSchema(value: Mapping): SchemaCheck {
  const typeErrors = errorsIn(value).filter(({keyword}) => keyword === 'discriminator');
  const fitting = structuredClone(value) as Record<string, unknown>;
  for (const error of typeErrors) mappingAt(fitting, error.instancePath).type = likelyType(error);
  const errors = errorsIn(fitting).filter(({keyword}) => keyword !== 'discriminator');
  const meant = new Set<string>();
  for (const error of errors.filter(({keyword}) => keyword === 'additionalProperties')) {
    const mapping = mappingAt(fitting, error.instancePath);
    delete mapping[unknownKey(error)];
    const key = nearestKey(unknownKey(error), keysOf(error));
    if (key === undefined) continue;
    mapping[key] ??= undefined;
    meant.add(`${error.instancePath}/${key}`);
  }
  // The suggestion of `model` implies that `model` is missing.
  const findingsOf = (list: readonly ErrorObject[]): Finding[] =>
    list
      .filter((error) => !meant.has(`${error.instancePath}/${missingKey(error) ?? ''}`))
      .map((error) => schemaFinding(error, valuePath(error.instancePath, value)));
  const others = findingsOf(errors);
  for (const {path, at} of others) if (at === 'value') remove(fitting, path);
  return {findings: [...findingsOf(typeErrors), ...others], fitting};
}

/** Schema errors that no variable can make right. */
function errorsIn(value: unknown): ErrorObject[] {
  const validate = openValidate();
  if (validate(value)) return [];
  return (validate.errors ?? []).filter(({keyword, data, params}) => !mayBeRightAtStart(keyword, data, params));
}

const mappingAt = (file: unknown, pointer: string) => getByPointer(file, pointer) as Record<string, unknown>;

function remove(file: Record<string | number, unknown>, [step = '', ...rest]: ValuePath): void {
  const value = file[step];
  if (rest.length === 0) file[step] = undefined;
  else if (typeof value === 'object' && value !== null) remove(value as Record<string | number, unknown>, rest);
}

/** Guesses the `type` of a mapping: the nearest to what's written, or by its other keys; undefined if several fit. */
function likelyType(error: ErrorObject): string | undefined {
  const branches = branchesOf(error);
  const nearest = nearestKey(
    String(error.params.tagValue),
    branches.map(({type}) => type),
  );
  if (nearest !== undefined) return nearest;
  const written = Object.keys(error.data as Mapping).filter((key) => key !== 'type');
  const matches = ({keys}: {keys: string[]}): number => written.filter((key) => keys.includes(key)).length;
  const most = Math.max(...branches.map(matches));
  const [best, ...others] = branches.filter((branch) => matches(branch) === most);
  return others.every(({keys}) => keys.join() === best?.keys.join()) ? best?.type : undefined;
}

/**
 * A value with variables gets its text when the agent starts. It can then be any text, or a number if it looks like
 * one, but never `true`, a list or a mapping.
 */
function mayBeRightAtStart(keyword: string, data: unknown, params: {type?: unknown; tagValue?: unknown}): boolean {
  if (keyword === 'discriminator') return hasVariable(params.tagValue);
  if (!hasVariable(data)) return false;
  return keyword === 'type' ? ['number', 'integer'].includes(String(params.type)) : true;
}

/** Converts a pointer such as `/mcpServers/a~1b/args/0` to keys and list indexes. */
function valuePath(pointer: string, value: unknown): ValuePath {
  let current: unknown = value;
  return parsePointer(pointer).map((key) => {
    const step = Array.isArray(current) ? Number(key) : key;
    current = (current as Record<string | number, unknown> | undefined)?.[step];
    return step;
  });
}

/** Names of JSON types in messages about agent files. */
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
    const key = unknownKey(error);
    return errorAt([...path, key], unknownKeyMessage(key, dottedPath(path), keysOf(error)), 'key');
  },
  required: (error, _name, path) => {
    const place = path.length === 0 ? 'The file' : `\`${dottedPath(path)}\``;
    return errorAt(path, `${place} lacks the required key \`${error.params.missingProperty}\`.`, 'key');
  },
  discriminator: (error, name, path) => {
    const known = branchesOf(error).map(({type}) => type);
    const listed = orList(known);
    if (error.params.error === 'tag' && (error.data as {type?: unknown}).type === undefined) {
      const way = Object.hasOwn(error.data as Mapping, '<<') ? mergeKeyAdvice : `Write ${listed}.`;
      return errorAt(path, `${name} lacks the required key \`type\`. ${way}`, 'key');
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
 * Describes a schema error in the terms of the person who wrote the file.
 * @param error the validator's error, with its schema and data
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
  if (typeof data === 'number' && !Number.isFinite(data)) return `\`${data}\``;
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

/** The key that a mapping lacks, if that's the error. */
const missingKey = ({keyword, params}: ErrorObject): string | undefined =>
  keyword === 'discriminator' && params.tagValue === undefined
    ? 'type'
    : (params.missingProperty as string | undefined);

const unknownKey = ({params}: ErrorObject): string => String(params.additionalProperty);

/** The keys that a mapping may have. */
const keysOf = ({parentSchema}: ErrorObject): string[] => Object.keys((parentSchema?.properties ?? {}) as object);

/** The branches of a union: the `type` of each, and its keys. */
function branchesOf({parentSchema}: ErrorObject): {type: string; keys: string[]}[] {
  const branches = (parentSchema?.oneOf ?? []) as {$ref: string}[];
  const definitions = schema.$defs as Readonly<Record<string, {properties?: {type?: {const?: string}}}>>;
  return branches.map(({$ref}) => {
    const {properties = {}} = definitions[$ref.replace('#/$defs/', '')] ?? {};
    return {type: properties.type?.const ?? $ref, keys: Object.keys(properties)};
  });
}
