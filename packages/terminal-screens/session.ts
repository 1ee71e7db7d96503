import {parseRows, textOf, type Row} from './ansi';

/** One moment of a recorded session. */
export interface RecordedStep {
  /** What had happened: `the request is on the screen`. */
  readonly after: string;
  /** The whole screen, with SGR sequences for colors. */
  readonly ansi: string;
}

/** A recorded session. */
export interface RecordedSession {
  readonly title: string;
  /** Shell commands that it ran, one a line. */
  readonly command: string;
  /** Width of the terminal. */
  readonly columns: number;
  /** In the order of time. */
  readonly steps: readonly RecordedStep[];
}

/** One moment as a page shows it. */
export interface ShownStep {
  /** Its number in the recording, from 1. */
  readonly number: number;
  /** What had happened, as the beginning of a sentence. */
  readonly when: string;
  readonly rows: readonly Row[];
}

/** Part of a session as a page shows it. */
export interface ShownSession {
  readonly title: string;
  readonly columns: number;
  /** The commands whose input can be seen: what the copy button copies. */
  readonly commands: readonly string[];
  readonly steps: readonly ShownStep[];
}

/** Which part of a session a page shows. */
export interface SessionPart {
  /** Numbers of steps, from 1; all when left out. */
  readonly steps?: readonly number[];
  /** First and last row of the screen, from 1; only for a single step. */
  readonly rows?: readonly [first: number, last: number];
  /** Replaces the title of the recording. */
  readonly title?: string;
}

/**
 * Chooses what a page shows of a session. The first step is shown as a whole; of each later one only the rows that are
 * new since the step before, because a terminal repeats all the rest.
 * @throws RangeError for a step or a row that the recording does not have
 */
export function partOf(session: RecordedSession, {steps, rows, title}: SessionPart = {}): ShownSession {
  const all = session.steps.map(({ansi}) => parseRows(ansi));
  const numbers = steps ?? all.map((_, index) => index + 1);
  const shown = numbers.map((number): ShownStep => {
    const screen = all[number - 1];
    const step = session.steps[number - 1];
    if (!screen || !step) throw new RangeError(`there is no step ${number}; there are ${all.length}`);
    return {number, when: capitalized(step.after), rows: rows ? crop(screen, rows) : newRows(all[number - 2], screen)};
  });
  const commands = commandsIn(shown.map(stepText).join('\n'), session);
  return {title: title ?? session.title, columns: session.columns, commands, steps: shown};
}

/** Returns the commands of a session whose input is in a text. A long one goes on in the next row of the terminal. */
export function commandsIn(text: string, {command, columns}: RecordedSession): string[] {
  const unwrapped = text
    .split('\n')
    .map((row) => row.padEnd(columns))
    .join('');
  return command.split('\n').filter((line) => unwrapped.includes(`$ ${line} `) || unwrapped.endsWith(`$ ${line}`));
}

/** Returns what a step shows, as plain text. */
export const stepText = ({rows}: ShownStep): string => rows.map(textOf).join('\n');

function crop(screen: readonly Row[], [first, last]: readonly [number, number]): readonly Row[] {
  if (first < 1 || first > last || last > screen.length)
    throw new RangeError(`there are no rows ${first}-${last}; there are ${screen.length}`);
  return screen.slice(first - 1, last);
}

/** A match that is shorter than this is a coincidence: boxes all begin alike. */
const shortestMatch = 3;

/**
 * Returns the rows that were not on the screen before. The screen may have scrolled, so the new one is laid over the old
 * one at each height, and the longest match counts. A screen on which nothing has changed gives its last row.
 */
export function newRows(before: readonly Row[] | undefined, now: readonly Row[]): readonly Row[] {
  if (!before) return now;
  const old = before.map(textOf);
  const current = now.map(textOf);
  const matches = old.map((_, offset) => {
    const end = current.findIndex((row, index) => row !== old[offset + index]);
    return end === -1 ? current.length : end;
  });
  const longest = Math.max(0, ...matches);
  if (longest < Math.min(shortestMatch, old.length)) return now;
  return longest === now.length ? now.slice(-1) : now.slice(longest);
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
