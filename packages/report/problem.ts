import path from 'node:path';
import {inspect} from 'node:util';
import type {Node} from 'unist';
import {asSentence, counted} from './text';

/** A position in a file. Both numbers start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something wrong with a file, described so that its author can fix it. */
export interface Problem extends Partial<Place> {
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  /** What is wrong, without a full stop. */
  readonly message: string;
  /** What to do about it, without a full stop. */
  readonly fix?: string;
}

/** Formats a problem on one line: `content/docs/a.md:3:1 the description has 12 characters. Fix: write …`. */
export function formatProblem({file, line, column, message, fix}: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place} ${asSentence(message)}${fix === undefined ? '' : ` Fix: ${asSentence(fix)}`}`;
}

const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);

/** Formats a list of problems, sorted by file and line, one on each line. */
export const formatProblems = (problems: readonly Problem[]): string =>
  problems.toSorted(byPlace).map(formatProblem).join('\n');

/** Formats a list of problems below their number: `3 problems in 2 files:`. */
export function formatReport(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({file}) => file)).size;
  return `${counted(problems.length, 'problem')} in ${counted(files, 'file')}:\n\n${formatProblems(problems)}\n`;
}

/** Stops a build with problems. Its message lists them. It has no stack trace, since the author's file is wrong. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[]) {
    const list = 'file' in problems ? [problems] : problems;
    super(formatProblems(list));
    this.problems = list;
    this.stack = '';
  }

  /** Formats the error where Node.js or Docusaurus prints it. */
  [inspect.custom](): string {
    return formatReport(this.problems);
  }
}

/** Returns the position where a Markdown node starts; line 1, column 1 for a generated node. */
export function placeOf(node: Node | undefined): Place {
  const {line = 1, column = 1} = node?.position?.start ?? {};
  return {line, column};
}

/** Returns the line and column of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** Returns a path in the form that problems use: relative to the site, with forward slashes. */
export const relativePath = (siteDir: string, file: string): string =>
  path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');

/** Returns the path from a page to a file in the form that links use: `./b.md`, `../a/b.md`. */
export function relativeLink(page: string, file: string): string {
  const relative = path.relative(path.dirname(page), file).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
