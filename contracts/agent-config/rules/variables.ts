import {warningAt, type Finding, type ValuePath} from '../problem';
import {variablesIn, variableWithDefault, isMapping} from '../values';
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

/** Finds words with a dollar sign in instructions to the model. Variables are written in capitals by convention. */
function wordsIn(value: unknown, path: ValuePath): Finding[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, below]: [string, unknown]) =>
      wordsIn(below, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  }
  const words = variablesIn(value).filter((name) => /[a-z]/u.test(name));
  return words.map((name) =>
    warningAt(
      path,
      `Saiki replaces \`$${name}\` with the environment variable \`${name}\`, or with nothing if there is none, because a dollar sign can't be escaped. If you mean the word, write it without the dollar sign.`,
    ),
  );
}

/** Variables in a part have no default value. Not for `systemPrompt`: instructions to the model may be about shells. */
export const noDefaultValues =
  (key: string): CrossFieldRule =>
  (config) =>
    defaultsIn(config[key], [key]);

/** Words in `systemPrompt` have no dollar sign. */
export const noDollarWords: CrossFieldRule = ({systemPrompt}) => wordsIn(systemPrompt, ['systemPrompt']);
