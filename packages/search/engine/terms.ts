import {tuning} from './tuning';
import {stemmedTokens} from './tokens';
import {readPostings, type PostingsFile} from './postingsFile';

/** Fields of a section. The beginning of its text, which introduces the subject, counts in both `lead` and `text`. */
const fields = ['heading', 'names', 'title', 'path', 'lead', 'text', 'keywords'] as const;

/** Texts of a section, by field. */
export type FieldTexts = Readonly<Record<(typeof fields)[number], string>>;

/** The sections with a term, in order, with the term's frequency in each, weighted by field and length. */
export type Posting = ReadonlyMap<number, number>;

/** Terms of all sections. */
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

/** Counts the terms of sections. */
export function openTermIndex(sections: readonly FieldTexts[]): TermIndex {
  const size = sections.length;
  const lengths = fields.map(() => sections.map(() => 0));
  /** By term: a flat list of section, field and count. */
  const counts = new Map<string, number[]>();
  /** Postings that were read, each when a query first needed it. */
  const known = new Map<string, Posting>();
  let averages: readonly number[] = [];
  let vocabulary: readonly string[] = [];

  function count(field: number, term: string, section: number, frequency: number): void {
    const list = counts.get(term);
    if (list) list.push(section, field, frequency);
    else counts.set(term, [section, field, frequency]);
    const ofField = lengths[field] ?? [];
    ofField[section] = (ofField[section] ?? 0) + frequency;
  }
  function finish(): void {
    averages = lengths.map((list) => list.reduce((sum, length) => sum + length, 0) / Math.max(1, size) || 1);
    vocabulary = [...counts.keys()].sort();
    known.clear();
  }
  function postingOf(term: string): Posting | undefined {
    const list = known.has(term) ? undefined : counts.get(term);
    if (list) known.set(term, readList(list, lengths, averages));
    return known.get(term);
  }

  sections.forEach((texts, section) =>
    fields.forEach((name, field) => {
      const frequencies = new Map<string, number>();
      for (const term of stemmedTokens(texts[name]).flatMap(({whole, parts}) => [whole, ...parts])) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      }
      for (const [term, frequency] of frequencies) count(field, term, section, frequency);
    }),
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
      readPostings(file, (name, ...counted) => count(fields.indexOf(name), ...counted));
      finish();
    },
  };
}

/** Reads the counts of one term. Those added by postings come last, so sections have to be sorted. */
function readList(
  list: readonly number[],
  lengths: readonly (readonly number[])[],
  averages: readonly number[],
): Posting {
  const frequencies = new Map<number, number>();
  for (let index = 0; index < list.length; index += 3) {
    const section = list[index] ?? 0;
    const field = list[index + 1] ?? 0;
    const frequency = list[index + 2] ?? 0;
    const share = tuning.normalization[field] ?? 0;
    const length = (lengths[field]?.[section] ?? 0) / (averages[field] ?? 1);
    const weighted = ((tuning.boosts[field] ?? 1) * frequency) / (1 - share + share * length);
    frequencies.set(section, (frequencies.get(section) ?? 0) + weighted);
  }
  return new Map([...frequencies].sort(([one], [other]) => one - other));
}
