import type {CheckContext} from './context';
import {pageLine, type SampleBlock, type SamplePage} from './samplePages';

/** Something wrong with a sample, as its author reads it. */
export interface SampleProblem {
  /** Line of the page; of the block while a role works on it. */
  readonly line: number;
  readonly message: string;
}

/**
 * How a sample was checked. `run`: executed. `checked`: compiled, or validated against a contract or schema. `parsed`: by
 * the grammar of its language only. `read`: prose, of which a program can only see that it is there.
 */
export type Proof = 'run' | 'checked' | 'parsed' | 'read';

/** The result of checking one sample. */
export interface CheckResult {
  readonly proof: Proof;
  /** Empty when the sample is right. */
  readonly problems: readonly SampleProblem[];
  /** Anything else to show beside the result, for example why a sample was not run. */
  readonly note?: string;
  /** What a sample printed when it was run. */
  readonly printed?: string;
}

/** A way to check blocks, chosen by the language and a word of the fence. */
export interface Role {
  /** As authors write it: `yaml compose`. */
  readonly name: string;
  /** Group of roles in the totals. */
  readonly kind: string;
  readonly languages: readonly string[];
  /** The word that selects the role; a role without one takes the blocks of its languages that select no other. */
  readonly marker?: string;
  /** Other words that it knows. */
  readonly words?: readonly string[];
  /** Whether its results depend on more than the page and the files of the site, so that they must not be cached. */
  readonly isVolatile?: boolean;
  check(block: SampleBlock, page: SamplePage, context: CheckContext): Promise<CheckResult> | CheckResult;
}

/** Returns a result with one problem at the fence. */
export function failed(block: SampleBlock, message: string, proof: Proof = 'checked'): CheckResult {
  return {proof, problems: [{line: block.line, message}]};
}

/** Returns a result without problems. */
export const passed = (proof: Proof): CheckResult => ({proof, problems: []});

/** Returns a result with a problem at the fence for each message. */
export const checkedWith = (block: SampleBlock, messages: readonly string[]): CheckResult => ({
  proof: 'checked',
  problems: messages.map((message) => ({line: block.line, message})),
});

/** Returns a result with problems whose lines are those of the block's text. */
export const checkedInside = (
  block: SampleBlock,
  problems: readonly SampleProblem[],
  proof: Proof = 'checked',
): CheckResult => ({
  proof,
  problems: problems.map(({line, message}) => ({line: pageLine(block, line), message})),
});

/** Returns the role of blocks that a directive copies out of a contract: to look them up there again would prove nothing. */
export const copied = (role: Omit<Role, 'check'>): Role => ({
  ...role,
  check: (block) =>
    block.directive === undefined
      ? failed(
          block,
          `Only directives write "${role.name}". Show the contract with one, or leave the word out.`,
          'read',
        )
      : passed('read'),
});
