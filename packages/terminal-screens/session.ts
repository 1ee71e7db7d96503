import {capitalized} from '@docs-kit/report';
import {parseRows, textOf, type Row} from './ansi';

/** One step of a recorded session. */
export interface RecordedStep {
  /** What had happened: `the request is on the screen`. */
  readonly after: string;
  /** The whole screen, with SGR sequences for colors. */
  readonly ansi: string;
}

/** A recorded session. */
export interface RecordedSession {
  readonly title: string;
  /** Shell commands that it ran, one per line. */
  readonly command: string;
  readonly columns: number;
  /** In chronological order. */
  readonly steps: readonly RecordedStep[];
}

/** One step as a page shows it. */
export interface ShownStep {
  /** What had happened, with a capital letter. */
  readonly when: string;
  readonly rows: readonly Row[];
}

/** The part of a session that a page shows. */
export interface ShownSession {
  readonly title: string;
  readonly columns: number;
  /** The commands whose input is visible: what the copy button copies. */
  readonly commands: readonly string[];
  readonly steps: readonly ShownStep[];
}

/** Selects the part of a session that a page shows. */
export interface SessionPart {
  /** Numbers of steps, from 1; all by default. */
  readonly steps?: readonly number[];
  /** First and last row of the screen, from 1; only for a single step. */
  readonly rows?: readonly [first: number, last: number];
  /** Replaces the title of the recording. */
  readonly title?: string;
}

/**
 * Selects the part of a session that a page shows. The first step of a recording is shown whole, and later ones only
 * with the rows that are new since the step before, because a terminal repeats all the others.
 * @throws RangeError for a step or a row that the recording doesn't have
 */
export function partOf(session: RecordedSession, {steps, rows, title}: SessionPart = {}): ShownSession {
  const all = session.steps.map(({ansi}) => parseRows(ansi));
  const numbers = steps ?? all.map((_, index) => index + 1);
  const shown = numbers.map((number): ShownStep => {
    const screen = all[number - 1];
    const step = session.steps[number - 1];
    if (!screen || !step) throw new RangeError(`there is no step ${number}; there are ${all.length}`);
    return {when: capitalized(step.after), rows: rows ? crop(screen, rows) : newRows(all[number - 2], screen)};
  });
  const commands = commandsIn(shown.map(stepText).join('\n'), session);
  return {title: title ?? session.title, columns: session.columns, commands, steps: shown};
}

/** Returns the commands of a session whose input is in a text. A long one continues in the next row of the terminal. */
export function commandsIn(text: string, {command, columns}: RecordedSession): string[] {
  const rows = text.split('\n').map((row) => row.padEnd(columns));
  return command.split('\n').filter((line) =>
    rows.some((row, first) => {
      const input = `$ ${line}`;
      const start = row.indexOf('$ ');
      const end = first + Math.ceil((start + input.length) / columns);
      return start >= 0 && rows.slice(first, end).join('').slice(start).trimEnd() === input;
    }),
  );
}

/** Returns a step as plain text. */
export const stepText = ({rows}: ShownStep): string => rows.map(textOf).join('\n');

function crop(screen: readonly Row[], [first, last]: readonly [number, number]): readonly Row[] {
  if (first < 1 || first > last || last > screen.length)
    throw new RangeError(`there are no rows ${first}-${last}; there are ${screen.length}`);
  return screen.slice(first - 1, last);
}

/** Shorter matches are a coincidence: all boxes begin alike. */
const shortestMatch = 3;

/**
 * Returns the rows that weren't on the screen before. The screen may have scrolled, so the new one is compared with the
 * old one from each row on, and the longest match is used. If nothing has changed, returns the last row.
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
