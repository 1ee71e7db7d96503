/** Where something stands in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A fault of the content, told so that its author can mend it. */
export interface Problem extends Place {
  /** Path relative to the site. */
  readonly file: string;
  /** What is wrong, without a full stop. */
  readonly message: string;
  /** What to do about it, without a full stop. */
  readonly fix: string;
}

/** The fault as one line: `content/docs/a.md:3:1 the description has 12 characters. Fix: write …`. */
export function formatProblem({file, line, column, message, fix}: Problem): string {
  return `${file}:${line}:${column} ${message}. Fix: ${fix}.`;
}

const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

/** All faults, ordered by file and line, below a line that counts them. */
export function formatReport(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({file}) => file)).size;
  const faults = problems.length === 1 ? '1 fault' : `${problems.length} faults`;
  const head = `The content has ${faults} in ${files === 1 ? '1 file' : `${files} files`}:`;
  return [head, '', ...[...problems].sort(byPlace).map(formatProblem), ''].join('\n');
}
