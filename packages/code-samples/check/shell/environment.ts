import {nearestHint} from '@docs-kit/report';
import type {ExampleFiles} from '../context';
import type {SamplePage} from '../samplePages';
import {words} from './programs';

/** An environment variable of a program. */
export interface KnownVariable {
  readonly name: string;
  readonly choices?: readonly string[];
  /** Whether the program reads it before it loads `.env`. */
  readonly isReadBeforeDotenv?: boolean;
}

const reference = /\$\{?(?<name>[A-Z][A-Z0-9_]*)\}?|process\.env\.(?<property>[A-Z][A-Z0-9_]*)/gu;

const referencesIn = (text: string): string[] =>
  [...text.matchAll(reference)].flatMap(({groups}) => groups?.name ?? groups?.property ?? []);

/** Variables of every system, and those of programs that pages start. */
const systemVariables = words('HOME NODE_ENV NODE_OPTIONS PATH POSTGRES_DB POSTGRES_PASSWORD POSTGRES_USER TZ');

/**
 * Opens the check of the environment variables of a page. Valid names are those of the site's programs, and those that
 * a sample on the page or a file in `examples/` refers to.
 * @returns a function that describes the problem with a variable's name or, if known, its value
 */
export function openVariableCheck(
  page: SamplePage,
  variables: readonly KnownVariable[],
  examples: ExampleFiles,
): (name: string, value: string | undefined) => string[] {
  const onPage = page.blocks.filter(({language}) => language !== 'dotenv').flatMap(({code}) => referencesIn(code));
  const inExamples = [...examples].flatMap(([name, text]) =>
    /\.(?:ya?ml|tsx?)$/u.test(name) ? referencesIn(text) : [],
  );
  const known = new Set([...variables.map(({name}) => name), ...onPage, ...inExamples]);
  return (name, value) => {
    const choices = variables.find((candidate) => candidate.name === name)?.choices;
    if (choices && value !== undefined && !choices.includes(value))
      return [`${name} must be one of ${choices.join(', ')}, but is "${value}".`];
    if (known.has(name) || systemVariables.includes(name)) return [];
    return [`No program of this page reads the variable ${name}.${nearestHint(name, known)}`];
  };
}
