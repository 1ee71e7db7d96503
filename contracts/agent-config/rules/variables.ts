import {warningAt, type Finding, type ValuePath} from '../problem';
import {variableWithDefault, isMapping} from '../values';
import type {CrossFieldRule} from './rule';

function defaultsIn(value: unknown, path: ValuePath): Finding[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => defaultsIn(entry, [...path, index]));
  if (isMapping(value)) {
    // A server's command can be a shell, which replaces the variables in its arguments.
    const keys = Object.keys(value).filter((key) => key !== 'args');
    return keys.flatMap((key) => defaultsIn(value[key], [...path, key]));
  }
  const found = typeof value === 'string' ? variableWithDefault.exec(value) : null;
  if (!found) return [];
  const [written, name] = found;
  const message = `Saiki leaves \`${written}\` as it is, because variables have no default value. Write \`$${name}\`, and set the variable.`;
  return [warningAt(path, message)];
}

/** Instructions to the model may be about shells, so `systemPrompt` isn't among the keys. */
export const variableRules: readonly CrossFieldRule[] = ['llm', 'mcpServers', 'storage', 'agentCard'].map((key) => ({
  name: `variables in ${key} have no default value`,
  key,
  check: (config) => defaultsIn(config[key], [key]),
}));
