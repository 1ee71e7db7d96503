import {Ajv2020} from 'ajv/dist/2020';
import {parsePointer} from '@docs-kit/report';
import schema from '../agent-config.schema.json';
import {hasVariable} from './environment';
import type {Finding, ValuePath} from './problem';
import {schemaFinding} from './schemaFinding';

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

const validate = newAgentFileAjv().compile(schema);

/**
 * Checks values against the schema of agent files.
 * @param value the parsed file. Values with environment variables are taken as right wherever their text could be.
 */
export function checkSchema(value: unknown): Finding[] {
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
