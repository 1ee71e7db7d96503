import path from 'node:path';
import type {Fence} from '@docs-kit/pages';

/** The package that the samples are about. */
export interface Sdk {
  /** Package name in imports: `@example/sdk`. */
  readonly package: string;
  /** Folder with its declarations, relative to the site; `index.d.ts` is the entry. */
  readonly declarations: string;
}

/** The properties of a code block that the compiler needs. */
export type ScriptBlock = Pick<Fence, 'language' | 'code' | 'flags' | 'values'>;

/** Languages that the compiler accepts. */
export const scriptLanguages = ['ts', 'tsx', 'js'];

/** Returns whether a block is a program to compile. Signatures are declarations, not programs. */
export const isScript = ({language, flags}: ScriptBlock): boolean =>
  scriptLanguages.includes(language) && !flags.includes('signature');

/** Returns whether types can be shown in a block. */
export const showsTypes = (block: ScriptBlock): boolean => isScript(block) && block.language !== 'js';

/**
 * Finds the block that an import by title refers to: the nearest one above, or else the first one below.
 * @param blocks all blocks of the page, in order
 * @param from the block that imports
 * @param specifier `./server`, with or without extension
 */
export function blockByTitle(
  blocks: readonly ScriptBlock[],
  from: ScriptBlock,
  specifier: string,
): ScriptBlock | undefined {
  const wanted = stemOf(path.posix.join(path.posix.dirname(titleOf(from) ?? ''), specifier));
  const position = blocks.indexOf(from);
  const isWanted = (block: ScriptBlock): boolean => isScript(block) && stemOf(titleOf(block) ?? '') === wanted;
  return blocks.slice(0, position).findLast(isWanted) ?? blocks.slice(position + 1).find(isWanted);
}

const titleOf = ({values}: ScriptBlock): string | undefined => values.title ?? values.file?.split('/').at(-1);

/** Returns a name without extension or leading `../`, because the folder of a block without a title is unknown. */
const stemOf = (name: string): string =>
  path.posix
    .normalize(name)
    .replace(/\.(?:d\.)?[cm]?[jt]sx?$/u, '')
    .replace(/^(?:\.\.?\/)+/u, '');
