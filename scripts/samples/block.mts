import type {CodeMeta} from '../../plugins/code-blocks/meta';

/** A fenced code block of a page, or one that a directive of the page makes. */
export interface SampleBlock extends CodeMeta {
  /** Page, relative to the site, with forward slashes. */
  readonly file: string;
  /** Line of the opening fence; of the directive for a block that one makes. */
  readonly line: number;
  readonly language: string;
  /** Text of the block; of the sample file when the fence names one. */
  readonly code: string;
  /** Number of the block on its page, from 0. */
  readonly index: number;
  /** The directive that made the block, for its name in the results. */
  readonly directive?: string;
  /** Why the text of the block could not be read. */
  readonly unreadable?: string;
}

/** A page with its blocks. */
export interface SamplePage {
  readonly file: string;
  readonly blocks: readonly SampleBlock[];
  /** Why the page could not be read; it has no blocks then. */
  readonly unreadable?: {readonly line: number; readonly message: string};
}

/** Whether a word stands in the fence, with or without a value. */
export const hasWord = (block: SampleBlock, word: string): boolean =>
  block.flags.includes(word) || word in block.values;

/** All words of the fence after the language. */
export const wordsOf = (block: SampleBlock): string[] => [...block.flags, ...Object.keys(block.values)];

/** Line of the page on which a line of the block's text stands; the fence itself when the text is not on the page. */
export function pageLine(block: SampleBlock, line: number): number {
  const isElsewhere = block.directive !== undefined || block.values.file !== undefined;
  return isElsewhere ? block.line : block.line + line;
}

/** How a result names the block: `content/docs/x.md:12`. */
export const placeOf = (block: Pick<SampleBlock, 'file' | 'line'>): string => `${block.file}:${block.line}`;
