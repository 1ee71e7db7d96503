import path from 'node:path';
import {parse} from '../grammars';
import type {ExampleFiles} from '../role';
import type {SamplePage} from '../samplePages';
import {operandTest, type SiteProgram} from './programs';
import {readScript, type ShellCommand} from './script';

/** Files that a call reads or runs, and files and folders that it creates. */
export interface FilesOfCommand {
  readonly used: readonly string[];
  readonly made: readonly string[];
}

const isScript = (word: string): boolean => /\.(?:[cm]?[jt]sx?|py|sh)$/u.test(word);

/** Returns the values of options, whether in the next word or after `=`. */
function valuesOf(words: readonly string[], names: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    if (names.includes(word)) return words[index + 1] ?? [];
    const name = names.find((candidate) => word.startsWith(`${candidate}=`));
    return name === undefined ? [] : [word.slice(name.length + 1)];
  });
}

type Reader = (words: readonly string[], operands: readonly string[]) => Partial<FilesOfCommand>;

const runsScript: Reader = (_words, operands) => ({used: operands.filter(isScript).slice(0, 1)});
const copies: Reader = (_words, operands) => ({used: operands.slice(0, -1), made: operands.slice(-1)});

const readers: Readonly<Record<string, Reader>> = {
  node: runsScript,
  python: runsScript,
  python3: runsScript,
  bash: runsScript,
  sh: runsScript,
  npx: (words, [tool, ...operands]) => ({
    used: operands.filter(isScript).slice(0, tool === 'tsc' ? 0 : 1),
    made: valuesOf(words, ['--outfile']),
  }),
  cat: (_words, operands) => ({used: operands}),
  source: (_words, operands) => ({used: operands.slice(0, 1)}),
  cp: copies,
  mv: copies,
  mkdir: (_words, operands) => ({made: operands}),
  touch: (_words, operands) => ({made: operands}),
  git: (_words, [subcommand, address, folder]) =>
    subcommand === 'clone' ? {made: [folder ?? path.posix.basename(address ?? '', '.git')]} : {},
  curl: (words) => ({
    used: valuesOf(words, ['-d', '--data', '--data-binary', '--json'])
      .filter((value) => /^@[^-]/u.test(value))
      .map((value) => value.slice(1)),
    made: valuesOf(words, ['-o', '--output']),
  }),
  docker: (words) => ({used: valuesOf(words, ['-f', '--file', '--env-file'])}),
};

/** Returns the files that a call needs and creates, if it's one of a known program or of the site's. */
export function filesOfCommand({name, words}: ShellCommand, program?: SiteProgram): FilesOfCommand {
  const known = words.filter(({isKnown}) => isKnown).map(({text}) => text);
  const {used = [], made = []} = readers[name.text]?.(known, known.filter(operandTest(name.text))) ?? {};
  const fileOptions = name.text === program?.name ? program.fileOptions : [];
  return {used: [...used, ...valuesOf(known, fileOptions)], made};
}

const plain = (name: string): string =>
  path.posix
    .normalize(name)
    .replace(/^(?:\.\/|~\/|\/)+/u, '')
    .replace(/\/$/u, '');

/**
 * Collects the files that a reader of a page has: those that the page shows, those that its commands create, and those
 * in `examples/`.
 * @returns a function that tells whether a file with a name is among them, in any folder
 */
export async function filesOfPage({blocks}: SamplePage, examples: ExampleFiles): Promise<(name: string) => boolean> {
  const shown = blocks.flatMap(({values}) => [values.title, values.file]).filter((name) => name !== undefined);
  // Files that an agent is asked to write, and files in a folder listing.
  const listed = blocks
    .filter(({language}) => language === 'text')
    .flatMap(({code}) => code.match(/[\w./-]+\.\w+/gu) ?? []);
  const all = new Set([...shown, ...listed, ...examples.keys()].map(plain));
  const cloned: string[] = [];
  for (const {code} of blocks.filter(({language}) => language === 'bash')) {
    const {commands, written} = readScript(await parse('bash', code));
    for (const name of written) all.add(plain(name));
    for (const command of commands) {
      const made = filesOfCommand(command).made.map(plain);
      made.forEach((name) => all.add(name));
      if (command.name.text === 'git') cloned.push(...made);
    }
  }
  return (name) => {
    const wanted = plain(name);
    // The files in a cloned repository aren't known.
    if (cloned.some((folder) => wanted.startsWith(`${folder}/`))) return true;
    // The folder depends on earlier `cd` commands, so only the end of the path is compared.
    return [...all].some((known) => `/${known}`.endsWith(`/${wanted}`) || `/${wanted}`.endsWith(`/${known}`));
  };
}
