import {nearestHint} from '@docs-kit/report';
import type {KnownVariable} from '../roles/environment';
import type {ShellCommand} from './script';

/** The program that a site documents. */
export interface SiteProgram {
  readonly name: string;
  /** Package names with which `npx` starts it. */
  readonly npmPackages: readonly string[];
  /** Options whose value is a file that the program reads. */
  readonly fileOptions: readonly string[];
  /** Environment variables that it reads. */
  readonly variables: readonly KnownVariable[];
  /** Variables that authors mistake for the program's own, with a message for each. */
  readonly misleadingVariables: Readonly<Record<string, string>>;
  /** Returns the problems with a call. Its `words` are those after the program's name. */
  errors(call: ShellCommand): readonly string[];
  /** Returns what a call prints, if that is known without running it. */
  output(call: ShellCommand): string | undefined;
}

/** What a site's shell samples may use, besides common programs. */
export interface ShellOptions {
  readonly program: SiteProgram;
  readonly programs?: readonly string[];
  /** What `npm install`, `npx` and `uvx` may fetch. */
  readonly packages: Readonly<Record<'npm' | 'npx' | 'uvx', readonly string[]>>;
  /** File with these lists, for messages. */
  readonly listedIn: string;
}

/** Splits a text at white space. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Subcommands of programs that pages call. `docker compose` has its own. */
const subcommands: Readonly<Record<string, readonly string[]>> = {
  npm: words(`
    ci config create exec init install i link list ls outdated pkg prefix root run start test uninstall update version view`),
  docker: words(`
    build compose cp exec images inspect logs network ps pull restart rm run start stop volume`),
  'docker compose': words('build config down exec logs ps pull restart run start stop up'),
  git: words('add checkout clone commit diff fetch init log pull push status switch tag'),
};

/** Options whose value is the next word. Options with `=` and switches need no entry. */
const optionsWithValue: Readonly<Record<string, readonly string[]>> = {
  npm: words('-C --cache --include --loglevel --omit --prefix --registry --tag --userconfig -w --workspace'),
  docker: words('-c --config --context -H --host -l --log-level'),
  curl: words(
    '-A -d --data --data-binary --data-raw -e -H --header --json -o --output --referer --user-agent -x --proxy',
  ),
  'docker compose': words(`
    --ansi --env-file -f --file --parallel --profile --progress --project-directory -p --project-name`),
  git: words('-b --branch -C -c --config-env --depth --git-dir --namespace -o --origin --work-tree'),
  env: words('-C --chdir -u --unset'),
  sudo: words('-C -D --chdir -g --group -h --host -p --prompt -R --chroot -T -u --user'),
  time: words('-f --format -o --output'),
  xargs: words('-a --arg-file -d --delimiter -E -I -L -n --max-args -P -s --max-chars'),
};

/** Common programs. The site names others; any further name is reported as a typo. */
const commonPrograms: readonly string[] = words(`
  . [ alias apt-get awk base64 bash brew cat cd chmod chown cp curl cut date diff echo env eval exec exit export false find
  grep head jq kill ln ls mkdir mv node nohup pip pkill pnpm printf pwd python python3 read return rm sed seq set sh sleep
  source ssh sudo tail tar tee test touch trap true tsc unset unzip uv wait wc wget which xargs yarn`);

/** Programs that take another command as their arguments. */
export const wrappers: readonly string[] = words('env nohup sudo time xargs');

const isFlag = (word: string): boolean => word.startsWith('-');

/**
 * Returns a test for words of a call that are neither options nor values of options.
 * @param program name, or `docker compose`
 */
export function operandTest(program: string): (word: string, index: number, words: readonly string[]) => boolean {
  const withValue = optionsWithValue[program] ?? [];
  return (word, index, all) => !isFlag(word) && !withValue.includes(all[index - 1] ?? '');
}

/** Returns `@scope/name@1.2.3` without its version. */
const packageName = (written: string): string => written.replace(/(?<=.)@[^/]*$/u, '');

/** Returns problems with the name of a program, a subcommand, or a package to fetch. */
export function programErrors({name, words: all}: ShellCommand, options: ShellOptions): string[] {
  if (!name.isKnown || name.text.startsWith('./')) return [];
  const plain = all.map(({text}) => text);
  if (name.text === 'npx' || name.text === 'uvx')
    return packageErrors(name.text, name.text, plain.filter(operandTest(name.text)).slice(0, 1), options);
  if (name.text in subcommands) return subcommandErrors(name.text, plain, options);
  const {program, programs = [], listedIn} = options;
  const known = [...commonPrograms, ...programs, program.name];
  if (known.includes(name.text)) return [];
  return [unknown('program', name.text, [...known, ...Object.keys(subcommands), 'npx', 'uvx'], listedIn)];
}

/** Checks a call of the site's program, directly or through npx. */
export function siteProgramErrors(call: ShellCommand, {name, npmPackages, errors}: SiteProgram): readonly string[] {
  if (call.name.text === name) return errors(call);
  const index = call.words.findIndex(({text}) => npmPackages.includes(packageName(text)));
  if (call.name.text !== 'npx' || index === -1) return [];
  return errors({...call, words: call.words.slice(index + 1)});
}

function subcommandErrors(program: string, all: readonly string[], options: ShellOptions): string[] {
  const isOperand = operandTest(program);
  const index = all.findIndex(isOperand);
  const subcommand = all[index];
  if (subcommand === undefined) return all.length > 0 ? [] : [`${program} needs a sub-command.`];
  const known = subcommands[program] ?? [];
  if (!known.includes(subcommand)) return [unknown(`sub-command of ${program}`, subcommand, known)];
  const rest = all.slice(index + 1);
  if (program === 'docker' && subcommand === 'compose') return subcommandErrors('docker compose', rest, options);
  const isInstall = program === 'npm' && ['install', 'i'].includes(subcommand);
  return isInstall ? packageErrors('npm', 'npm install', rest.filter(isOperand), options) : [];
}

function packageErrors(
  list: 'npm' | 'npx' | 'uvx',
  program: string,
  names: readonly string[],
  {packages, listedIn}: ShellOptions,
): string[] {
  const known = packages[list];
  const isLocal = (name: string): boolean => /^(?:[./]|(?:git|https?):)/u.test(name);
  return names
    .filter((name) => !isLocal(name))
    .map(packageName)
    .filter((name) => !known.includes(name))
    .map((name) => unknown(`package of ${program}`, name, known, listedIn));
}

const thisFile = 'packages/code-samples/check/shell/programs.ts';

const unknown = (what: string, written: string, known: readonly string[], file = thisFile): string =>
  `Unknown ${what}: "${written}".${nearestHint(written, known)} If it is right, add it to ${file}.`;
