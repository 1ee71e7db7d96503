import type {SampleBlock, SamplePage} from './block.mjs';
import type {Workshop} from './workshop.mjs';

/** A fault of a sample, in the words of its author's reader. */
export interface SampleProblem {
  /** Line of the page. */
  readonly line: number;
  readonly message: string;
}

/**
 * How a sample was proved. `run`: executed. `checked`: compiled, or validated against a contract or schema. `parsed`: by
 * the grammar of its language alone. `read`: prose that no machine can judge beyond being there.
 */
export type Proof = 'run' | 'checked' | 'parsed' | 'read';

/** What came of checking one sample. */
export interface Verdict {
  readonly proof: Proof;
  /** Empty when the sample is right. */
  readonly problems: readonly SampleProblem[];
  /** What the reader of the results should know besides, for example why a sample was not run. */
  readonly note?: string;
  /** What a sample printed when it was run. */
  readonly printed?: string;
}

/** A way to check blocks, chosen by the language and a word of the fence. */
export interface Role {
  /** As in `docs/authoring.md`: `yaml agent`. */
  readonly name: string;
  /** Group of roles in the published totals. */
  readonly kind: string;
  readonly languages: readonly string[];
  /** The word that asks for the role; without one, the role takes blocks of its languages that ask for no other. */
  readonly marker?: string;
  /** Further words that it understands. */
  readonly words?: readonly string[];
  /** Whether a verdict must not be kept for the next run. */
  readonly isVolatile?: boolean;
  check(block: SampleBlock, page: SamplePage, workshop: Workshop): Promise<Verdict> | Verdict;
}

/** A verdict with one problem at the fence. */
export function refused(block: SampleBlock, message: string, proof: Proof = 'checked'): Verdict {
  return {proof, problems: [{line: block.line, message}]};
}

/** A verdict without problems. */
export const proved = (proof: Proof): Verdict => ({proof, problems: []});
