import {tuning} from './tuning';
import {termsIn} from './tokens';
import {readPostings, type PostingsFile} from './format';

export type Field = keyof typeof tuning.boosts;

const fields = Object.keys(tuning.boosts) as Field[];

/** The sections with a term, with its frequency in each, weighted by field and length. */
export type Posting = ReadonlyMap<number, number>;

export interface TermIndex {
  /** Returns the sections with a term, or nothing if there are none. */
  postingOf(term: string): Posting | undefined;
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** Inverse document frequency: the more sections have the term, the lower. */
  weightOf(term: string): number;
  /** Adds the terms that aren't in the beginnings. Call it once. */
  addPostings(file: PostingsFile): void;
}

interface Mention {
  readonly section: number;
  readonly field: Field;
}

/** Reads the terms of sections, whose texts are given by field. */
export function openTermIndex(sections: readonly Readonly<Record<Field, string>>[]): TermIndex {
  const size = sections.length;
  const byField = <Value>(make: (field: Field) => Value) =>
    Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Value>;
  const mentions = new Map<string, Mention[]>();
  /** Number of terms in each section. */
  const lengths = byField(() => sections.map(() => 0));
  /** Postings that were computed, each when a query first needed it. */
  const known = new Map<string, Posting>();
  let averages = byField(() => 1);
  let vocabulary: readonly string[] = [];

  function add(field: Field, term: string, section: number): void {
    const ofTerm = mentions.get(term);
    if (ofTerm) ofTerm.push({section, field});
    else mentions.set(term, [{section, field}]);
    lengths[field][section] = (lengths[field][section] ?? 0) + 1;
  }
  function finish(): void {
    averages = byField((field) => lengths[field].reduce((sum, length) => sum + length, 0) / Math.max(1, size) || 1);
    vocabulary = [...mentions.keys()].sort();
    known.clear();
  }
  function postingOf(term: string): Posting | undefined {
    const ofTerm = mentions.get(term);
    if (!ofTerm || known.has(term)) return known.get(term);
    const frequencies = new Map<number, number>();
    for (const {section, field} of ofTerm) {
      const share = tuning.normalization[field];
      const length = (lengths[field][section] ?? 0) / averages[field];
      const weighted = tuning.boosts[field] / (1 - share + share * length);
      frequencies.set(section, (frequencies.get(section) ?? 0) + weighted);
    }
    known.set(term, frequencies);
    return frequencies;
  }

  sections.forEach((texts, section) =>
    fields.forEach((field) => termsIn(texts[field]).forEach((term) => add(field, term, section))),
  );
  finish();
  return {
    postingOf,
    get vocabulary() {
      return vocabulary;
    },
    weightOf(term) {
      const frequency = postingOf(term)?.size ?? 0;
      return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5));
    },
    addPostings(file) {
      readPostings(file, add);
      finish();
    },
  };
}
