import path from 'node:path';
import type {CodeMeta} from '../meta';
import {declarationsOf} from './givens';

/** A block of a page, as far as other blocks can refer to it. */
export interface ScriptBlock extends CodeMeta {
  readonly language: string;
  readonly code: string;
}

/** Blocks that the compiler reads as one file. */
export interface Program<Block extends ScriptBlock> {
  /** Blocks of the file, in order. */
  readonly blocks: readonly Block[];
  /** Those among them that are not just repeated for the sake of a later one. */
  readonly own: readonly Block[];
}

const endings: Readonly<Record<string, string>> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
  jsx: '.jsx',
};

/** Languages that the compiler reads. */
export const scriptLanguages = Object.keys(endings);

/** Signatures are declarations of their own, not programs. */
const isScript = ({language, flags}: ScriptBlock): boolean =>
  scriptLanguages.includes(language) && !flags.includes('signature');
const continuesOther = ({flags, values}: ScriptBlock): boolean => flags.includes('continues') || 'continues' in values;
const mustFail = ({values}: ScriptBlock): boolean => 'error' in values;

/**
 * The programs of a page: one for each block, or for each chain of blocks that continue each other. A block that must not
 * compile makes a program of its own after what it continues, and nothing continues it.
 * @param blocks all blocks of the page, in order
 */
export function programsOf<Block extends ScriptBlock>(blocks: readonly Block[]): Program<Block>[] {
  const chains: Block[][] = [];
  const failing: Program<Block>[] = [];
  for (const block of blocks.filter(isScript)) {
    const chain = continuesOther(block) ? chains.at(-1) : undefined;
    if (mustFail(block)) failing.push({blocks: [...(chain ?? []), block], own: [block]});
    else if (chain) chain.push(block);
    else chains.push([block]);
  }
  return [...chains.map((chain) => ({blocks: chain, own: chain})), ...failing];
}

/** What the compiler reads of a block: what it presumes, on its first line, and its code. */
export const textOf = ({values, code}: ScriptBlock): string => `${declarationsOf(values.given)}${code}`;

/** Ending of a file with these blocks. */
export const endingOf = (blocks: readonly ScriptBlock[]): string =>
  blocks.some(({language}) => language === 'tsx') ? '.tsx' : (endings[blocks.at(-1)?.language ?? ''] ?? '.ts');

/** Folder of a program among the files of the sample. */
export const folderOf = ({blocks}: Program<ScriptBlock>): string =>
  path.posix.dirname(blocks.map(titleOf).find((title) => title !== undefined) ?? '');

/**
 * The block that an import by title means: the nearest one above, else the first one below.
 * @param blocks all blocks of the page, in order
 * @param from the program that imports
 * @param specifier `./server`, with or without ending
 */
export function blockByTitle<Block extends ScriptBlock>(
  blocks: readonly Block[],
  from: Program<Block>,
  specifier: string,
): Block | undefined {
  const wanted = stemOf(path.posix.join(folderOf(from), specifier));
  const here = blocks.findLastIndex((block) => from.blocks.includes(block));
  const isWanted = (block: Block): boolean => isScript(block) && stemOf(titleOf(block) ?? '') === wanted;
  return blocks.slice(0, here).findLast(isWanted) ?? blocks.slice(here + 1).find(isWanted);
}

const titleOf = ({values}: ScriptBlock): string | undefined => values.title ?? values.file?.split('/').at(-1);

/** Name of a file without ending. A block without a title lies in a folder that nobody knows, so ways up are left out. */
const stemOf = (name: string): string =>
  path.posix
    .normalize(name)
    .replace(/\.(?:d\.)?[cm]?[jt]sx?$/u, '')
    .replace(/^(?:\.\.?\/)+/u, '');
