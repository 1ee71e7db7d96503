import {nearestHint} from '@docs-kit/report';
import {checkedInside, failed, type ExampleFiles, type Role} from '../role';
import type {SamplePage} from '../samplePages';
import {words, type SiteProgram} from '../shell/programs';

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

const assignment = /^(?:export\s+)?(?<name>[A-Za-z_]\w*)=(?<value>'[^']*'|"[^"]*"|[^\s'"#]*)\s*(?:#.*)?$/u;

/** `dotenv`: the syntax of `.env` files, and whether a program reads the variables. */
export const dotenv = ({variables}: SiteProgram): Role => ({
  kind: 'Environment files',
  languages: ['dotenv'],
  check(block, page, context) {
    const errorsOf = openVariableCheck(page, variables, context.examples());
    const lines = block.code.split('\n').map((text, index) => ({text: text.trim(), line: index + 1}));
    const written = lines.filter(({text}) => text !== '' && !text.startsWith('#'));
    if (written.length === 0) return failed(block, 'The block sets no variable.');
    const messagesOf = (text: string): string[] => {
      const {name, value = ''} = assignment.exec(text)?.groups ?? {};
      if (name === undefined)
        return [`Not a line of a .env file: "${text}". Write NAME=value, with quotes around a value that has spaces.`];
      const errors = errorsOf(name, value.replace(/^(['"])(.*)\1$/u, '$2'));
      const isTooLate = variables.some((variable) => variable.name === name && variable.isReadBeforeDotenv);
      if (!isTooLate) return errors;
      return [`${name} has no effect in .env, which is read too late for it; set it in the environment.`, ...errors];
    };
    const problems = written.flatMap(({text, line}) => messagesOf(text).map((message) => ({line, message})));
    return checkedInside(block, problems);
  },
});
