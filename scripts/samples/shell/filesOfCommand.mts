import {isOperandOf} from './operands.mjs';
import type {ShellCommand} from './shellCommand.mjs';

/** Files that a call reads or runs, and files and folders that it makes. */
export interface FilesOfCommand {
  readonly used: readonly string[];
  readonly made: readonly string[];
}

const isScript = (word: string): boolean => /\.(?:[cm]?[jt]sx?|py|sh)$/u.test(word);

/** The value after one of the options, or joined to it by `=`. */
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
  saiki: (words) => ({used: valuesOf(words, ['-a', '--agent'])}),
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
    subcommand === 'clone'
      ? {
          made: [
            folder ??
              address
                ?.split('/')
                .at(-1)
                ?.replace(/\.git$/u, '') ??
              '',
          ],
        }
      : {},
  curl: (words) => ({
    used: valuesOf(words, ['-d', '--data', '--data-binary', '--json'])
      .filter((value) => /^@[^-]/u.test(value))
      .map((value) => value.slice(1)),
    made: valuesOf(words, ['-o', '--output']),
  }),
  docker: (words) => ({used: valuesOf(words, ['-f', '--file', '--env-file'])}),
};

/** Which files a call needs and makes, as far as its program is known for it. */
export function filesOfCommand({name, words}: ShellCommand): FilesOfCommand {
  const known = words.filter(({isKnown}) => isKnown).map(({text}) => text);
  const {used = [], made = []} = readers[name.text]?.(known, known.filter(isOperandOf(name.text))) ?? {};
  return {used, made};
}
