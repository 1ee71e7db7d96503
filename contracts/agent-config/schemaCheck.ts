import {parsePointer} from '@docs-kit/report';
import {openValidate} from './compiledSchema';
import {hasVariable} from './environment';
import type {Finding, ValuePath} from './problem';
import {schemaFinding} from './schemaFinding';

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
