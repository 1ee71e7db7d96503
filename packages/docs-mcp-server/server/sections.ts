import {anchorOfHeading} from '@docs-kit/report/text';

interface Heading {
  readonly level: number;
  readonly anchor: string;
  /** Index of its line in the list of lines. */
  readonly line: number;
}

/** Keeps only letters and digits: those that a text has in common in Markdown, in an address and in the index. */
export const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the fence at the beginning of a line that opens or closes a code block; empty for any other line. */
const marksOf = (line: string): string => /^ *(?:`{3,}|~{3,})/u.exec(line)?.[0] ?? '';

/** Returns the offset in a text at which one of its lines begins. */
export const offsetOf = (lines: readonly string[], line: number): number =>
  lines.slice(0, line).reduce((sum, {length}) => sum + length + 1, 0);

/** A code block, from the line that opens it to the line that closes it. */
interface CodeBlock {
  readonly first: number;
  readonly last: number;
}

/** Finds the code blocks among lines. The last one may have no closing line. */
function codeBlocksOf(lines: readonly string[]): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let first: number | undefined;
  lines.forEach((line, index) => {
    const mark = marksOf(line).trim();
    if (mark === '') return;
    if (first === undefined) {
      first = index;
    } else if (line.trim() === mark && mark.startsWith(marksOf(lines[first] ?? '').trim())) {
      blocks.push({first, last: index});
      first = undefined;
    }
  });
  return first === undefined ? blocks : [...blocks, {first, last: lines.length - 1}];
}

/** Finds the headings among the lines of a page. Their anchors follow from their texts, or are written: `{#name}`. */
export function headingsOf(lines: readonly string[]): Heading[] {
  const blocks = codeBlocksOf(lines);
  return lines.flatMap((text, line): Heading[] => {
    const [, marks = '', title = ''] = /^(#{1,6}) (.*)$/u.exec(text) ?? [];
    if (marks === '' || blocks.some(({first, last}) => first <= line && line <= last)) return [];
    const withoutAddresses = title.replaceAll(/\]\([^)]*\)/gu, '');
    return [{level: marks.length, anchor: anchorOfHeading(withoutAddresses), line}];
  });
}

/** The anchor in the first cell of a table row. */
const anchorInRow = /^\|(?:[^|\\]|\\.)*?\{#(?<anchor>[^\s}]+)\}/u;

/** Returns the Markdown of one row, with the header of its table. */
function tableOf(lines: readonly string[], row: number): string {
  let top = row;
  while (lines[top - 1]?.startsWith('|')) top -= 1;
  const head = row - top < 2 ? [] : lines.slice(top, top + 2);
  return [...head, lines[row]].join('\n');
}

/** The Markdown of a page's sections, by their anchors. */
export type Sections = ReadonlyMap<string, string>;

/**
 * Splits a page into its sections.
 * @param anchors anchors of its sections, in order
 * @returns the Markdown of each section with its subsections, and of each table row with the header of its table
 */
export function splitSections(markdown: string, anchors: readonly string[]): Sections {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const found = new Map<string, string>();
  lines.forEach((text, line) => {
    const anchor = anchorInRow.exec(text)?.groups?.anchor;
    if (anchor !== undefined) found.set(anchor, tableOf(lines, line));
  });
  for (const {level, anchor, line} of headings) {
    const end = headings.find((other) => other.line > line && other.level <= level)?.line ?? lines.length;
    found.set(anchor, lines.slice(line, end).join('\n').trim());
  }
  return new Map(
    anchors.flatMap((anchor) => {
      const section = found.get(anchor);
      return section === undefined ? [] : [[anchor, section]];
    }),
  );
}

const anchorAtEnd = /\{#(?<anchor>[^\s}]+)\}$/u;

/**
 * Finds the text below a caption with an anchor that isn't a heading: `**Fields of `config`** {#add-server-config}`.
 * The search index doesn't contain these.
 */
export function captioned(markdown: string, anchor: string): string | undefined {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => anchorAtEnd.exec(line)?.groups?.anchor === anchor);
  if (start < 0) return undefined;
  const heading = headingsOf(lines).find(({line}) => line > start)?.line ?? lines.length;
  const caption = lines.findIndex((line, index) => index > start && anchorAtEnd.test(line));
  return lines
    .slice(start, caption < 0 ? heading : Math.min(caption, heading))
    .join('\n')
    .trim();
}

/** A part of a text that fits a budget. */
export interface Slice {
  readonly text: string;
  /** Offset of the next part; undefined at the end. */
  readonly next: number | undefined;
}

/** A part uses at least this share of the budget: a cut between paragraphs mustn't waste more. */
const minShare = 0.6;

/**
 * Returns the part of a text that begins at an offset, cut between paragraphs or lines. A code block that is cut is
 * closed, and opened again in the next part.
 * @param budget number of characters
 */
export function sliceAt(text: string, offset: number, budget: number): Slice {
  const lines = text.split('\n');
  const blocks = codeBlocksOf(lines).map(({first, last}) => ({
    start: offsetOf(lines, first),
    end: offsetOf(lines, last + 1) - 1,
    opening: lines[first] ?? '',
  }));
  const blockAt = (at: number) => blocks.find(({start, end}) => start < at && at < end);
  const continued = blockAt(offset);
  const before = continued ? `${continued.opening}${text[offset] === '\n' ? '' : '\n'}` : '';
  const most = Math.max(1, budget - before.length);
  if (text.length - offset <= most) return {text: before + text.slice(offset), next: undefined};
  const cutWithin = (room: number): number => {
    const least = offset + room * minShare;
    const end = offset + room;
    return ['\n\n', '\n', ' '].map((gap) => text.lastIndexOf(gap, end)).find((at) => at > least) ?? end;
  };
  const cut = cutWithin(most);
  const block = blockAt(cut);
  if (!block) return {text: before + text.slice(offset, cut), next: cut};
  const closing = `\n${marksOf(block.opening)}`;
  const within = cutWithin(Math.max(1, most - closing.length));
  const isLittle = within <= block.start + block.opening.length;
  if (block.start > offset && (isLittle || block.start > offset + most * minShare)) {
    const end = text.slice(0, block.start).trimEnd().length;
    if (end > offset) return {text: before + text.slice(offset, end), next: end};
  }
  if (text.slice(within, block.end).trim() === closing.trim()) {
    return {text: before + text.slice(offset, block.end), next: block.end};
  }
  return {text: before + text.slice(offset, within) + closing, next: within};
}
