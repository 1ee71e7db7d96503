import path from 'node:path';
import {hasWord, type SampleBlock, type SamplePage} from '../block.mjs';
import {declarationsOf} from '../../../plugins/code-blocks/types/givens';

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
  readonly segments: readonly Segment[];
}

const endings: Readonly<Record<string, string>> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
  jsx: '.jsx',
};

/** Languages that the compiler checks. */
export const scriptLanguages = Object.keys(endings);

/** Signatures are declarations of their own, not programs. */
const isScript = ({language, flags}: SampleBlock): boolean =>
  scriptLanguages.includes(language) && !flags.includes('signature');
const mustFail = (block: SampleBlock): boolean => 'error' in block.values;

/** Folder of the virtual files; it is in the site, so that packages are found, and never written. */
export const virtualFolder = (siteFolder: string): string => path.join(siteFolder, '.samples');

/**
 * The files that a page's blocks make: one for each block, or for each chain of blocks that continue each other. A block
 * that must not compile makes a file of its own after what it continues, and nothing continues it.
 */
export function virtualFiles(page: SamplePage, siteFolder: string): VirtualFile[] {
  const files: SampleBlock[][] = [];
  const failing: {readonly chain: readonly SampleBlock[]; readonly block: SampleBlock}[] = [];
  for (const block of page.blocks.filter(isScript)) {
    const chain = hasWord(block, 'continues') ? files.at(-1) : undefined;
    if (mustFail(block)) failing.push({chain: chain ? [...chain] : [], block});
    else if (chain) chain.push(block);
    else files.push([block]);
  }
  const folder = path.join(virtualFolder(siteFolder), page.file);
  return [
    ...files.map((chain) => makeFile(page, folder, chain, chain)),
    ...failing.map(({chain, block}) => makeFile(page, folder, [...chain, block], [block])),
  ];
}

function makeFile(
  page: SamplePage,
  folder: string,
  chain: readonly SampleBlock[],
  own: readonly SampleBlock[],
): VirtualFile {
  const segments: Segment[] = [];
  const lines: string[] = [];
  for (const block of chain) {
    const written = `${declarationsOf(block.values.given)}${block.code}`.split('\n');
    // The text of a sample file is checked where it lies, in its own package.
    const isOwn = own.includes(block) && block.values.file === undefined;
    segments.push({block, firstLine: lines.length, lineCount: written.length, isOwn});
    lines.push(...written);
  }
  const ending = chain.some(({language}) => language === 'tsx')
    ? '.tsx'
    : (endings[chain.at(-1)?.language ?? ''] ?? '.ts');
  const name = `block-${own.at(-1)?.index ?? 0}${ending}`;
  return {path: path.join(folder, name), text: lines.join('\n'), page, segments};
}

/**
 * The block that an import by title means: the nearest one above, else the first one below.
 * @param specifier `./server`, with or without ending
 */
export function blockByTitle(from: VirtualFile, specifier: string): SampleBlock | undefined {
  const wanted = withoutEnding(path.posix.normalize(specifier));
  const here = from.segments.at(-1)?.block.index ?? 0;
  const titled = from.page.blocks.filter(
    (block) => isScript(block) && titleOf(block) !== undefined && withoutEnding(titleOf(block) ?? '') === wanted,
  );
  return titled.filter(({index}) => index < here).at(-1) ?? titled.find(({index}) => index > here);
}

const titleOf = ({values}: SampleBlock): string | undefined => {
  const title = values.title ?? values.file?.split('/').at(-1);
  return title === undefined ? undefined : path.posix.normalize(title);
};

const withoutEnding = (name: string): string =>
  name.replace(/\.(?:d\.)?[cm]?[jt]sx?$/u, '').replace(/^(?:\.\.?\/)+/u, '');
