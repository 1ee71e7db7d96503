import path from 'node:path';
import {declarationsOf} from './givens';
import {blockByTitle, endingOf, folderOf, programsOf, textOf, type Program, type ScriptBlock} from './programs';

/** What the compiler must see before a block and beside it. */
export interface ScriptContext {
  /** Folder of the block among the files of the sample. */
  readonly folder: string;
  /** Ending of the file that the block stands in. */
  readonly ending: string;
  /** Text that goes before the block: what it continues, and what it presumes. */
  readonly before: string;
  /** Other files of the sample by name. */
  readonly files: Readonly<Record<string, string>>;
}

const languages = new Set(['ts', 'typescript', 'tsx']);

/** Whether types can be shown in a block: a program that compiles. */
export const showsTypes = ({language, flags, values}: ScriptBlock): boolean =>
  languages.has(language) && !flags.includes('signature') && values.error === undefined;

/**
 * Finds what stands around a block that shows types.
 * @param block one of the blocks
 * @param blocks all blocks of the page, in order
 */
export function contextOf(block: ScriptBlock, blocks: readonly ScriptBlock[]): ScriptContext {
  const whole = programOf(block, blocks);
  const chain = whole.blocks.slice(0, whole.blocks.indexOf(block));
  const program = {blocks: [...chain, block], own: [block]};
  return {
    folder: folderOf(program),
    ending: endingOf(program.blocks),
    before: [...chain.map(textOf), declarationsOf(block.values.given)].filter((text) => text !== '').join('\n'),
    files: importedFiles(program, blocks),
  };
}

/** The program that a block belongs to. */
const programOf = (block: ScriptBlock, blocks: readonly ScriptBlock[]): Program<ScriptBlock> =>
  programsOf(blocks).find(({own}) => own.includes(block)) ?? {blocks: [block], own: [block]};

const relativeImport = /\bfrom\s+['"](?<specifier>\.{1,2}\/[^'"]+)['"]/gu;

/** Those files that a program imports, and that these import: each one more is work for the compiler. */
function importedFiles(program: Program<ScriptBlock>, blocks: readonly ScriptBlock[]): Record<string, string> {
  const found: Record<string, string> = {};
  const look = (from: Program<ScriptBlock>, folder: string): void => {
    for (const {groups} of from.blocks.map(textOf).join('\n').matchAll(relativeImport)) {
      const {specifier = ''} = groups ?? {};
      const block = blockByTitle(blocks, from, specifier);
      if (!block || !showsTypes(block)) continue;
      const imported = programOf(block, blocks);
      // The compiler looks where the import points, which the title may say in part.
      const name = path.posix.join(folder, specifier).replace(/\.[jt]sx?$/u, '') + endingOf(imported.blocks);
      if (found[name] !== undefined) continue;
      found[name] = imported.blocks.map(textOf).join('\n');
      look(imported, path.posix.dirname(name));
    }
  };
  look(program, folderOf(program));
  return found;
}
