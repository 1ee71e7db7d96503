import type {ErrorObject} from 'ajv';
import {nearestName} from '../../../plugins/contract-reference/nearestName';

const namesOf = (schema: unknown): string[] => {
  const properties = (schema as {properties?: object} | undefined)?.properties;
  return properties ? Object.keys(properties) : [];
};

/** `/mcpServers/files/args/0` as authors write it: `mcpServers.files.args[0]`. */
function spoken(instancePath: string): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce(
    (path, step) => (/^\d+$/u.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

type Describe = (error: ErrorObject, name: string) => string;

const describers: Readonly<Record<string, Describe>> = {
  required: ({params}, name) => `${name} lacks "${params.missingProperty}"`,
  additionalProperties: ({params, parentSchema}, name) => {
    const known = namesOf(parentSchema);
    const nearest = nearestName(String(params.additionalProperty), known);
    const hint =
      nearest === undefined
        ? known.length === 0
          ? ''
          : `; fields: ${known.join(', ')}`
        : `; did you mean "${nearest}"?`;
    return `${name} has no field "${params.additionalProperty}"${hint}`;
  },
  unevaluatedProperties: ({params}, name) => `${name} has no field "${params.unevaluatedProperty}"`,
  type: ({params, data}, name) => `${name} must be ${[params.type].flat().join(' or ')}, but is ${shown(data)}`,
  enum: ({params, data}, name) =>
    `${name} must be one of ${(params.allowedValues as unknown[]).map(shown).join(', ')}, but is ${shown(data)}`,
  const: ({params, data}, name) => `${name} must be ${shown(params.allowedValue)}, but is ${shown(data)}`,
};

/**
 * Says what a JSON Schema validator found. Of a union only the alternative that fits best is explained.
 * @param errors all errors of one validation, with schema and data (`verbose`)
 */
export function complaintsOf(errors: readonly ErrorObject[]): string[] {
  const unions = errors.filter(({keyword}) => keyword === 'anyOf' || keyword === 'oneOf');
  const inUnion = (error: ErrorObject): boolean =>
    unions.some((union) => error !== union && error.schemaPath.startsWith(`${union.schemaPath}/`));
  const direct = errors.filter((error) => !inUnion(error) && !unions.includes(error));
  const ofUnions = unions.filter((union) => !inUnion(union)).flatMap((union) => bestAlternative(union, errors));
  return [...new Set([...direct.map(sentence), ...ofUnions])];
}

function bestAlternative(union: ErrorObject, errors: readonly ErrorObject[]): string[] {
  const alternatives = (union.schema as unknown[]).map((_, index) =>
    errors.filter(({schemaPath}) => schemaPath.startsWith(`${union.schemaPath}/${index}/`)),
  );
  // References leave the path of the union; such errors are told apart no further.
  const referenced = errors.filter(
    ({schemaPath, instancePath}) =>
      schemaPath !== union.schemaPath &&
      !schemaPath.startsWith(union.schemaPath) &&
      instancePath.startsWith(union.instancePath),
  );
  const wrongKind = (found: readonly ErrorObject[]): number => found.filter(({keyword}) => keyword === 'const').length;
  const ranked = alternatives
    .filter((found) => found.length > 0)
    .sort((one, other) => wrongKind(one) - wrongKind(other) || one.length - other.length);
  const found = ranked[0] ?? referenced;
  return found.length === 0 ? [sentence(union)] : found.map(sentence);
}

function sentence(error: ErrorObject): string {
  const place = spoken(error.instancePath);
  const name = place === '' ? 'The value' : `"${place}"`;
  const text = describers[error.keyword]?.(error, name) ?? `${name} ${error.message ?? 'is refused'}`;
  return text.endsWith('?') ? text : `${text}.`;
}
