import type {Cli} from '../../../contracts/cli';
import {nearestName} from '../../../plugins/contract-reference/nearestName';
import type {SamplePage} from '../block.mjs';
import type {SiteFiles} from '../siteFiles.mjs';

const reference = /\$\{?(?<name>[A-Z][A-Z0-9_]*)\}?|process\.env\.(?<property>[A-Z][A-Z0-9_]*)/gu;

/** Names of variables that a text refers to. */
const referencesIn = (text: string): string[] =>
  [...text.matchAll(reference)].flatMap(({groups}) => groups?.name ?? groups?.property ?? []);

/**
 * Names that an environment variable may have on a page: those of the contract, and those that an agent file or a
 * program on the page or in `examples/` refers to.
 */
export function knownVariables(page: SamplePage, cli: Cli, files: SiteFiles): Set<string> {
  const onPage = page.blocks.filter(({language}) => language !== 'dotenv').flatMap(({code}) => referencesIn(code));
  const inExamples = files
    .names()
    .filter((name) => /\.(?:ya?ml|tsx?)$/u.test(name))
    .flatMap((name) => referencesIn(files.read(name)));
  return new Set([...cli.environment.map(({name}) => name), ...onPage, ...inExamples]);
}

/** Variables that every program of the system knows. */
const systemVariables = new Set([
  'HOME',
  'NODE_ENV',
  'NODE_OPTIONS',
  'PATH',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'TZ',
]);

/** What is wrong with the name or the value of a variable. */
export function variableFaults(
  name: string,
  value: string | undefined,
  known: ReadonlySet<string>,
  cli: Cli,
): string[] {
  const variable = cli.environment.find((candidate) => candidate.name === name);
  if (variable?.choices && value !== undefined && !variable.choices.includes(value)) {
    return [`${name} must be one of ${variable.choices.join(', ')}, but is "${value}".`];
  }
  if (variable || known.has(name) || systemVariables.has(name)) return [];
  const nearest = nearestName(name, [...known]);
  return [
    `No program of this page reads the variable ${name}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
  ];
}
