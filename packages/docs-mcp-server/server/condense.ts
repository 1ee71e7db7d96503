import {headingsOf, offsetOf, sliceAt, type Slice} from './sections';

/** What to keep, and what to leave out first, of an entry that doesn't fit. */
export interface EntryLists {
  /** Caption of the list that is always kept: `Limits and pitfalls`. */
  readonly keep: string;
  /** Matches captions of examples that are left out first. */
  readonly leaveOut: RegExp;
}

/** The most that the kept list gets of the budget: the beginning of the entry has to fit, too. */
const listShare = 0.6;

/** Separates the beginning from the list when something between them is cut off. */
const cutMark = '\n\n…\n\n';

/** Examples below a caption that has an anchor. */
const captionedExamples =
  /^\*\*(?<title>[^\n*]+)\*\* \{#(?<anchor>[^\s}]+)\}\n\n(?:(?<mark>`{3,})[^\n]*\n[\s\S]*?\n\k<mark>(?:\n+|$))+/gmu;

/** Finds the entry's own list with a caption, not that of a section below it. */
function ownList(markdown: string, caption: string): {start: number; end: number} | undefined {
  const lines = markdown.split('\n');
  const below = headingsOf(lines).find(({line}) => line > 0)?.line ?? lines.length;
  const first = lines.indexOf(`**${caption}**`);
  if (first < 0 || first >= below) return undefined;
  const next = lines.findIndex((line, index) => index > first && line !== '' && !/^(?:[-*] | )/u.test(line));
  const last = next < 0 ? below : Math.min(next, below);
  return {start: offsetOf(lines, first), end: Math.min(offsetOf(lines, last), markdown.length)};
}

/**
 * Shortens an entry to fit a budget. Leaves out further examples first, then cuts off the end, except the list to keep.
 * @param page address of the entry's page, where the omitted examples can be read
 * @returns the text, and the offset in the whole entry where the omitted rest begins
 */
export function condense(markdown: string, most: number, page: string, {keep, leaveOut}: EntryLists): Slice {
  if (markdown.length <= most) return {text: markdown, next: undefined};
  const removed: {readonly at: number; readonly length: number}[] = [];
  const removedBefore = (offset: number): number =>
    removed.reduce((sum, {at, length}) => sum + (at < offset ? length : 0), 0);
  const shorter = markdown.replace(captionedExamples, (whole: string, ...rest: unknown[]) => {
    const {title = '', anchor = ''} = rest.at(-1) as Record<string, string>;
    if (!leaveOut.test(title)) return whole;
    const hint = `**${title}:** \`read\` ${page}#${anchor}\n\n`;
    const offset = rest.at(-3) as number;
    removed.push({at: offset - removedBefore(Infinity), length: whole.length - hint.length});
    return hint;
  });
  const offsetInWhole = (offset: number): number => offset + removedBefore(offset);
  const {text, next} = sliceAt(shorter, 0, most);
  if (next === undefined) return {text, next};
  const list = ownList(shorter, keep);
  if (!list || next >= list.end) return {text, next: offsetInWhole(next)};
  const listed = sliceAt(shorter.slice(list.start, list.end).trim(), 0, Math.floor(most * listShare));
  const beginning = shorter.slice(0, list.start).trimEnd();
  const room = most - listed.text.length;
  const fits = beginning.length + 2 <= room;
  const before = sliceAt(beginning, 0, fits ? room : room - cutMark.length);
  const listEnd = listed.next === undefined ? list.end : list.start + listed.next;
  return {
    text: `${before.text}${before.next === undefined ? '\n\n' : cutMark}${listed.text}`,
    next: before.next === undefined && listEnd >= shorter.length ? undefined : offsetInWhole(before.next ?? listEnd),
  };
}

/**
 * Divides a budget between texts. A text that is shorter than its share leaves the rest to the others.
 * @param lengths lengths of the texts
 */
export function shares(lengths: readonly number[], most: number): number[] {
  const result: number[] = [];
  let left = most;
  [...lengths.keys()]
    .sort((one, other) => (lengths[one] ?? 0) - (lengths[other] ?? 0))
    .forEach((index, count) => {
      const share = Math.floor(left / (lengths.length - count));
      result[index] = Math.min(lengths[index] ?? 0, share);
      left -= result[index] ?? 0;
    });
  return result;
}
