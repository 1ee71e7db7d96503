import {headingsOf, offsetOf, sliceAt, type Slice} from './sections';

/** What to keep, and what to leave out first, of an entry that doesn't fit. */
export interface EntryLists {
  /** Caption of the list that is always kept: `Limits and pitfalls`. */
  readonly keep: string;
  /** Matches the caption of a part before the list. The first one is kept too: the response of a successful call. */
  readonly keepFirst?: RegExp;
  /** Matches captions of examples that are left out first. */
  readonly leaveOut: RegExp;
}

interface KeptPart {
  readonly start: number;
  readonly end: number;
  /** The most that it gets of the budget: the beginning of the entry has to fit, too. */
  readonly share: number;
}

const listShare = 0.6;
const firstShare = 0.25;

/** Separates the parts when something between them is cut off. */
const cutMark = '\n\n…\n\n';

/** Examples below a caption, which may have an anchor. */
const captionedExamples =
  /^\*\*(?<title>[^\n*]+)\*\*(?: \{#(?<anchor>[^\s}]+)\})?\n\n(?:(?<mark>`{3,})[^\n]*\n[\s\S]*?\n\k<mark>(?:\n+|$))+/gmu;

type LineTest = (line: string) => boolean;

/**
 * Finds the entry's own part with a caption, not that of a section below it.
 * @param isCaption tests for the line of the caption
 * @param isNext tests for the first line after the part
 */
function ownPart(markdown: string, isCaption: LineTest, isNext: LineTest): Omit<KeptPart, 'share'> | undefined {
  const lines = markdown.split('\n');
  const below = headingsOf(lines).find(({line}) => line > 0)?.line ?? lines.length;
  const first = lines.findIndex(isCaption);
  if (first < 0 || first >= below) return undefined;
  const next = lines.findIndex((line, index) => index > first && isNext(line));
  const last = next < 0 ? below : Math.min(next, below);
  return {start: offsetOf(lines, first), end: Math.min(offsetOf(lines, last), markdown.length)};
}

/** Finds the parts to keep, the last one first. */
function partsToKeep(markdown: string, {keep, keepFirst}: EntryLists): KeptPart[] {
  const isCaption = (line: string): boolean => line.startsWith('**');
  const isListEnd = (line: string): boolean => line !== '' && !/^(?:[-*] | )/u.test(line);
  const list = ownPart(markdown, (line) => line === `**${keep}**`, isListEnd);
  const first = keepFirst && ownPart(markdown, (line) => keepFirst.test(line), isCaption);
  return [
    ...(list ? [{...list, share: listShare}] : []),
    ...(first && first.end <= (list?.start ?? Infinity) ? [{...first, share: firstShare}] : []),
  ];
}

/**
 * Shortens an entry to a budget. Leaves out further examples first, then cuts off the end, except the parts to keep.
 * @param page address of the entry's page, where the omitted examples can be read
 * @returns the text, and the offset in the whole entry where the omitted rest begins
 */
export function condense(markdown: string, most: number, page: string, lists: EntryLists): Slice {
  if (markdown.length <= most) return {text: markdown, next: undefined};
  const removed: {readonly at: number; readonly length: number}[] = [];
  const removedBefore = (offset: number): number =>
    removed.reduce((sum, {at, length}) => sum + (at < offset ? length : 0), 0);
  const shorter = markdown.replace(captionedExamples, (whole: string, ...rest: unknown[]) => {
    const {title = '', anchor} = rest.at(-1) as Record<string, string | undefined>;
    if (!lists.leaveOut.test(title)) return whole;
    const hint = anchor === undefined ? '' : `**${title}:** \`read\` ${page}#${anchor}\n\n`;
    const offset = rest.at(-3) as number;
    removed.push({at: offset - removedBefore(Infinity), length: whole.length - hint.length});
    return hint;
  });
  let beginning = shorter;
  let kept = '';
  let keptEnd = 0;
  for (const {start, end, share} of partsToKeep(shorter, lists)) {
    const {next: cut = Infinity} = sliceAt(beginning, 0, most - kept.length - (kept === '' ? 0 : cutMark.length));
    if (cut >= end) continue;
    const isNextToKept = shorter.slice(end, beginning.length).trim() === '';
    const {text, next} = sliceAt(shorter.slice(start, end).trim(), 0, Math.floor(most * share));
    kept = kept === '' ? text : `${text}${isNextToKept ? '\n\n' : cutMark}${kept}`;
    keptEnd = next === undefined ? end : start + next;
    beginning = shorter.slice(0, start).trimEnd();
  }
  const room = most - kept.length;
  const before = sliceAt(beginning, 0, kept === '' || beginning.length + 2 <= room ? room : room - cutMark.length);
  const offset = before.next ?? (keptEnd >= shorter.length ? undefined : keptEnd);
  const separator = before.next === undefined ? '\n\n' : cutMark;
  return {
    text: kept === '' ? before.text : `${before.text}${separator}${kept}`,
    next: kept === '' && before.next === undefined ? undefined : offset && offset + removedBefore(offset),
  };
}

/** Divides a budget between texts. A text that is shorter than its share leaves the rest to the others. */
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
