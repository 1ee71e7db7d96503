import path from 'node:path';
import {endingOf, programsOf, textOf, type Program} from '../../../plugins/code-blocks/types/programs';
import type {SampleBlock, SamplePage} from '../block.mjs';

/** A stretch of a virtual file that one block wrote. */
export interface Segment {
  readonly block: SampleBlock;
  /** First line in the virtual file, from 0. */
  readonly firstLine: number;
  readonly lineCount: number;
  /** Whether faults in it are faults of the block; a copy for the sake of a later block has none of its own. */
  readonly isOwn: boolean;
}

/** A file that exists for the compiler alone. */
export interface VirtualFile {
  readonly path: string;
  readonly text: string;
  readonly page: SamplePage;
  readonly program: Program<SampleBlock>;
  readonly segments: readonly Segment[];
}

/** Folder of the virtual files; it is in the site, so that packages are found, and never written. */
export const virtualFolder = (siteFolder: string): string => path.join(siteFolder, '.samples');

/** The files that a page's blocks make: one for each program. */
export function virtualFiles(page: SamplePage, siteFolder: string): VirtualFile[] {
  const folder = path.join(virtualFolder(siteFolder), page.file);
  return programsOf(page.blocks).map((program) => makeFile(page, folder, program));
}

function makeFile(page: SamplePage, folder: string, program: Program<SampleBlock>): VirtualFile {
  const {blocks, own} = program;
  const segments: Segment[] = [];
  const lines: string[] = [];
  for (const block of blocks) {
    const written = textOf(block).split('\n');
    // The text of a sample file is checked where it lies, in its own package.
    const isOwn = own.includes(block) && block.values.file === undefined;
    segments.push({block, firstLine: lines.length, lineCount: written.length, isOwn});
    lines.push(...written);
  }
  const name = `block-${own.at(-1)?.index ?? 0}${endingOf(blocks)}`;
  return {path: path.join(folder, name), text: lines.join('\n'), page, program, segments};
}
