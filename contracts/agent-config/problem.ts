/** Keys and list indexes that lead from the top of an agent file to a value. */
export type ValuePath = readonly (string | number)[];

/** `error`: the agent doesn't start or doesn't work. `warning`: it starts, but doesn't do what's written. */
export type Severity = 'error' | 'warning';

/** A problem in an agent file, before its position in the text is known. */
export interface Finding {
  /** Where the problem is. */
  readonly path: ValuePath;
  /** `key` if the key itself is wrong, else `value`. */
  readonly at: 'key' | 'value';
  /** What is wrong and what to write instead, as Markdown. */
  readonly message: string;
  readonly severity: Severity;
}

/** A problem in an agent file, with its position in the text. */
export interface AgentFileProblem {
  /** Dotted path of the value, for example `mcpServers.files.args[0]`; empty for the file as a whole. */
  readonly path: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  /** What is wrong and what to write instead. */
  readonly message: string;
  readonly severity: Severity;
}

/** An error at a value or its key. */
export const errorAt = (path: ValuePath, message: string, at: Finding['at'] = 'value'): Finding => ({
  path,
  at,
  message,
  severity: 'error',
});

/** A warning at a value or its key. */
export const warningAt = (path: ValuePath, message: string, at: Finding['at'] = 'value'): Finding => ({
  path,
  at,
  message,
  severity: 'warning',
});
