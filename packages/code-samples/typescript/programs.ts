import path from 'node:path';
import type {Fence} from '@docs-kit/pages';

/** The package that the samples are about. */
export interface Sdk {
  /** Name that samples import: `@example/sdk`. */
  readonly package: string;
  /** Folder with its declarations, relative to the site; `index.d.ts` is the entry. */
  readonly declarations: string;
  /** What a block may assume with `given="agent"`, and the exported type of each: `{agent: 'Agent'}`. */
  readonly ambientNames?: Readonly<Record<string, string>>;
}

/** A code block, as far as the compiler needs it. */
export type ScriptBlock = Pick<Fence, 'language' | 'code' | 'flags' | 'values'>;

/** Blocks that the compiler reads as one file. */
export interface Program<Block extends ScriptBlock> {
  /** Blocks of the file, in order. */
  readonly blocks: readonly Block[];
  /** The blocks that this file is for; the others are repeated because a later block continues them. */
  readonly own: readonly Block[];
}

const extensions: Readonly<Record<string, string>> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
  jsx: '.jsx',
};

/** Languages that the compiler reads. */
export const scriptLanguages = Object.keys(extensions);

const typedLanguages = ['ts', 'typescript', 'tsx'];

/** Returns whether the compiler reads a block. Signatures are declarations and not programs. */
export const isScript = ({language, flags}: ScriptBlock): boolean =>
  scriptLanguages.includes(language) && !flags.includes('signature');

/** Returns whether types can be shown in a block: a TypeScript program that compiles. */
export const showsTypes = (block: ScriptBlock): boolean =>
  isScript(block) && typedLanguages.includes(block.language) && !mustFail(block);

const continuesOther = ({flags, values}: ScriptBlock): boolean => flags.includes('continues') || 'continues' in values;
const mustFail = ({values}: ScriptBlock): boolean => 'error' in values;

/**
 * Returns the programs of a page: one for each block, or for each chain of blocks that continue each other. A block that
 * must not compile makes a separate program after what it continues, and nothing continues it.
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

const namesIn = (written: string | undefined): string[] =>
  (written ?? '').split(/[\s,]+/u).filter((name) => name !== '');

/** Returns the names in `given="…"` that aren't ambient names of the SDK. */
export const unknownAmbientNames = ({values}: ScriptBlock, {ambientNames = {}}: Sdk): string[] =>
  namesIn(values.given).filter((name) => !Object.hasOwn(ambientNames, name));

/** Returns declarations of what a block assumes, on one line, so that the lines of the block keep their numbers. */
export const ambientDeclarations = ({values}: ScriptBlock, {package: name, ambientNames = {}}: Sdk): string =>
  namesIn(values.given)
    .filter((given) => Object.hasOwn(ambientNames, given))
    .map((given) => `declare const ${given}: import('${name}').${ambientNames[given]}; `)
    .join('');

/** Returns the extension of a file with these blocks. */
export const extensionOf = (blocks: readonly ScriptBlock[]): string =>
  blocks.some(({language}) => language === 'tsx') ? '.tsx' : (extensions[blocks.at(-1)?.language ?? ''] ?? '.ts');

/**
 * Finds the block that an import by title means: the nearest one above, else the first one below.
 * @param blocks all blocks of the page, in order
 * @param from the program that imports
 * @param specifier `./server`, with or without extension
 */
export function blockByTitle<Block extends ScriptBlock>(
  blocks: readonly Block[],
  from: Program<Block>,
  specifier: string,
): Block | undefined {
  const folder = path.posix.dirname(from.blocks.map(titleOf).find((title) => title !== undefined) ?? '');
  const wanted = stemOf(path.posix.join(folder, specifier));
  const position = blocks.findLastIndex((block) => from.blocks.includes(block));
  const isWanted = (block: Block): boolean => isScript(block) && stemOf(titleOf(block) ?? '') === wanted;
  return blocks.slice(0, position).findLast(isWanted) ?? blocks.slice(position + 1).find(isWanted);
}

const titleOf = ({values}: ScriptBlock): string | undefined => values.title ?? values.file?.split('/').at(-1);

/** Name of a file without extension. The folder of a block without a title is unknown, so leading `../` are dropped. */
const stemOf = (name: string): string =>
  path.posix
    .normalize(name)
    .replace(/\.(?:d\.)?[cm]?[jt]sx?$/u, '')
    .replace(/^(?:\.\.?\/)+/u, '');
