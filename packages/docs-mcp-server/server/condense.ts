import {headingsOf, sliceAt, type Slice} from './sections';

/** Lists in entries that are treated specially when an entry doesn't fit. */
export interface EntryLists {
  /** Caption of the list that an entry is never shown without: `Limits and traps`. */
  readonly keep: string;
  /** Captions of examples that are left out first. */
  readonly leaveOut: RegExp;
}

/** The list that is kept gets at most this share: what the entry is must be there, too. */
const listShare = 0.6;

/** Between what comes before the list and the list, where something is cut off. */
const cutMark = '\n\n…\n\n';

/** Examples below a caption that has an anchor. */
const captionedExamples =
  /^\*\*(?<title>[^\n*]+)\*\* \{#(?<anchor>[^\s}]+)\}\n\n(?:(?<mark>`{3,})[^\n]*\n[\s\S]*?\n\k<mark>(?:\n+|$))+/gmu;

/** Finds the list with a caption that is the entry's own: not one of what is below it. */
function ownList(markdown: string, caption: string): {start: number; end: number} | undefined {
  const lines = markdown.split('\n');
  const below = headingsOf(lines).find(({line}) => line > 0)?.line ?? lines.length;
  const first = lines.indexOf(`**${caption}**`);
  if (first < 0 || first >= below) return undefined;
  const next = lines.findIndex((line, place) => place > first && line !== '' && !/^(?:[-*] | )/u.test(line));
  const last = next < 0 ? below : Math.min(next, below);
  const placeOf = (line: number): number => lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  return {start: placeOf(first), end: Math.min(placeOf(last), markdown.length)};
}

/**
 * Makes an entry fit a budget. Further examples are left out first; then the end is cut off, but the list that is to be
 * kept stays.
 * @param page address of the entry's page, to read there what is left out
 * @returns the text, and the place in the whole entry where what is cut off begins
 */
export function condense(markdown: string, most: number, page: string, {keep, leaveOut}: EntryLists): Slice {
  if (markdown.length <= most) return {text: markdown, next: undefined};
  const removed: {readonly at: number; readonly length: number}[] = [];
  const isBefore = (place: number): number => removed.reduce((sum, {at, length}) => sum + (at < place ? length : 0), 0);
  const shorter = markdown.replace(captionedExamples, (whole: string, ...rest: unknown[]) => {
    const {title = '', anchor = ''} = rest.at(-1) as Record<string, string>;
    if (!leaveOut.test(title)) return whole;
    const hint = `**${title}:** \`read\` ${page}#${anchor}\n\n`;
    const place = rest.at(-3) as number;
    removed.push({at: place - isBefore(Infinity), length: whole.length - hint.length});
    return hint;
  });
  const whole = (place: number): number => place + isBefore(place);
  const {text, next} = sliceAt(shorter, 0, most);
  if (next === undefined) return {text, next};
  const list = ownList(shorter, keep);
  if (!list || next >= list.end) return {text, next: whole(next)};
  const listed = sliceAt(shorter.slice(list.start, list.end).trim(), 0, Math.floor(most * listShare));
  const beginning = shorter.slice(0, list.start).trimEnd();
  const room = most - listed.text.length;
  const fits = beginning.length + 2 <= room;
  const before = sliceAt(beginning, 0, fits ? room : room - cutMark.length);
  const goesOn = listed.next === undefined ? list.end : list.start + listed.next;
  return {
    text: `${before.text}${before.next === undefined ? '\n\n' : cutMark}${listed.text}`,
    next: before.next === undefined && goesOn >= shorter.length ? undefined : whole(before.next ?? goesOn),
  };
}

/**
 * Divides a budget: what is shorter than its share leaves the rest to the others.
 * @param lengths of what is to be shown
 */
export function shares(lengths: readonly number[], most: number): number[] {
  const result: number[] = [];
  let left = most;
  [...lengths.keys()]
    .sort((one, other) => (lengths[one] ?? 0) - (lengths[other] ?? 0))
    .forEach((place, count) => {
      const share = Math.floor(left / (lengths.length - count));
      result[place] = Math.min(lengths[place] ?? 0, share);
      left -= result[place] ?? 0;
    });
  return result;
}
