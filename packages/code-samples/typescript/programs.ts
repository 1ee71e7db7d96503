import path from 'node:path';
import type {Fence} from '@docs-kit/pages';

/** The package that the samples are about. */
export interface Sdk {
  /** Name that samples import: `@example/sdk`. */
  readonly package: string;
  /** Folder with its declarations, relative to the site; `index.d.ts` is the entry. */
  readonly declarations: string;
}

/** A code block, as far as the compiler needs it. */
export type ScriptBlock = Pick<Fence, 'language' | 'code' | 'flags' | 'values'>;

/** Languages that the compiler reads. */
export const scriptLanguages = ['ts', 'tsx', 'js'];

/** Returns whether the compiler reads a block. Signatures are declarations and not programs. */
export const isScript = ({language, flags}: ScriptBlock): boolean =>
  scriptLanguages.includes(language) && !flags.includes('signature');

/** Returns whether types can be shown in a block. */
export const showsTypes = (block: ScriptBlock): boolean => isScript(block) && block.language !== 'js';

/**
 * Finds the block that an import by title means: the nearest one above, else the first one below.
 * @param blocks all blocks of the page, in order
 * @param from the block that imports
 * @param specifier `./server`, with or without extension
 */
export function blockByTitle<Block extends ScriptBlock>(
  blocks: readonly Block[],
  from: Block,
  specifier: string,
): Block | undefined {
  const wanted = stemOf(path.posix.join(path.posix.dirname(titleOf(from) ?? ''), specifier));
  const position = blocks.indexOf(from);
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
