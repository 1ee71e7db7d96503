/** A word of a command after quotes are taken off. */
export interface ShellWord {
  readonly text: string;
  /** False when the shell puts something in at run time that the block does not say. */
  readonly isKnown: boolean;
}

/** `NAME=value` before a command, on a line of its own, or after `export`. */
export interface Assignment {
  readonly name: string;
  readonly value: ShellWord;
  readonly line: number;
  /** `command`: for that command alone. `line`: for the shell alone. `export`: for all that follows. */
  readonly reach: 'command' | 'line' | 'export';
}

/** One call of a program. */
export interface ShellCommand {
  readonly name: ShellWord;
  readonly words: readonly ShellWord[];
  readonly assignments: readonly Assignment[];
  /** Line in the block, from 1. */
  readonly line: number;
  /** Text on its standard input, where the block gives it. */
  readonly input?: string;
}

/** `> file` and the like. */
export interface Redirect {
  readonly operator: string;
  readonly target: ShellWord;
  readonly line: number;
}

/** What a block of shell commands does, in order. */
export interface ShellScript {
  readonly commands: readonly ShellCommand[];
  /** Assignments that stand on a line of their own or after `export`. */
  readonly assignments: readonly Assignment[];
  readonly redirects: readonly Redirect[];
}
