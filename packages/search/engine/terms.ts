import {tuning} from './tuning';
import {stemmedTokens} from './tokens';
import {readPostings, type PostingsFile} from './postingsFile';

/** Fields of a section. The beginning of its text, where it says what it's about, counts in `lead` and in `text`. */
const fields = ['heading', 'names', 'title', 'path', 'lead', 'text', 'keywords'] as const;

/** What the fields of a section say, in the order of {@link fields}. */
export type FieldTexts = readonly [
  heading: string,
  names: string,
  title: string,
  path: string,
  lead: string,
  text: string,
  keywords: string,
];

/** Sections with a term, and how often it is in each, weighted by field and length. */
export interface Posting {
  readonly sections: number[];
  readonly weightedFrequencies: number[];
}

/** Terms of all sections. */
export interface TermIndex {
  /** Whether a section has a term. */
  has(term: string): boolean;
  /** Returns the sections with a term; nothing when there is none. */
  postingOf(term: string): Posting | undefined;
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** Inverse document frequency: less the more sections have the term. */
  weightOf(term: string): number;
}

/** Terms of all sections, counted, as a file can keep them: a program that has them is ready at once. */
export interface TermCounts {
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** By term: section, field and count in turn, between spaces. A section is the distance from the one before. */
  readonly counts: readonly string[];
  /** Number of terms of each section, by field. */
  readonly lengths: readonly (readonly number[])[];
}

/** Counts the terms of sections, one by one, so that a browser can answer queries meanwhile. */
export interface TermCounter {
  add(texts: FieldTexts): void;
  /** Adds the terms that aren't in the beginnings, after all sections. */
  addPostings(file: PostingsFile): void;
  /** Returns the index of what was added. */
  finish(): TermIndex;
  /** Returns the counts, for {@link readTermCounts}. */
  pack(): TermCounts;
}

/** Opens a counter of terms. */
export function openTermIndex(): TermCounter {
  const lengths: number[][] = fields.map(() => []);
  /** By term: section, field and count in turn. */
  const counts = new Map<string, number[]>();
  let size = 0;
  function count(field: number, term: string, section: number, frequency: number): void {
    const list = counts.get(term);
    if (list) list.push(section, field, frequency);
    else counts.set(term, [section, field, frequency]);
  }
  return {
    add(texts) {
      texts.forEach((text, field) => {
        const terms = stemmedTokens(text).flatMap(({whole, parts}) => [whole, ...parts]);
        lengths[field]?.push(terms.length);
        const frequencies = new Map<string, number>();
        for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
        for (const [term, frequency] of frequencies) count(field, term, size, frequency);
      });
      size += 1;
    },
    addPostings(file) {
      readPostings(file, (name, term, section, frequency) => {
        const field = fields.indexOf(name);
        count(field, term, section, frequency);
        const list = lengths[field] ?? [];
        list[section] = (list[section] ?? 0) + frequency;
      });
    },
    finish: () => indexOf([...counts.keys()].sort(), lengths, (term) => inOrder(counts.get(term))),
    pack() {
      const vocabulary = [...counts.keys()].sort();
      return {vocabulary, lengths, counts: vocabulary.map((term) => packList(inOrder(counts.get(term)) ?? []))};
    },
  };
}

/** Returns the index of counted terms. Each list is read when a query asks for its term. */
export function readTermCounts({vocabulary, counts, lengths}: TermCounts): TermIndex {
  const places = new Map(vocabulary.map((term, place) => [term, place]));
  return indexOf(vocabulary, lengths, (term) => {
    const place = places.get(term);
    return place === undefined ? undefined : unpackList(counts[place] ?? '');
  });
}

/** Sorts counts by their sections: postings that were added later come after the others. */
function inOrder(list: readonly number[] | undefined): number[] | undefined {
  if (!list) return undefined;
  const places = Array.from({length: list.length / 3}, (_, place) => place * 3);
  places.sort((one, other) => (list[one] ?? 0) - (list[other] ?? 0));
  return places.flatMap((place) => list.slice(place, place + 3));
}

function packList(list: readonly number[]): string {
  return list.map((value, place) => (place % 3 === 0 ? value - (list[place - 3] ?? 0) : value)).join(' ');
}

function unpackList(text: string): number[] {
  const list = text.split(' ').map(Number);
  for (let place = 3; place < list.length; place += 3) list[place] = (list[place] ?? 0) + (list[place - 3] ?? 0);
  return list;
}

function indexOf(
  vocabulary: readonly string[],
  lengths: readonly (readonly number[])[],
  listOf: (term: string) => readonly number[] | undefined,
): TermIndex {
  const size = lengths[0]?.length ?? 0;
  const averages = lengths.map((list) => list.reduce((sum, length) => sum + length, 0) / Math.max(1, size) || 1);
  const known = new Map<string, Posting>();
  function postingOf(term: string): Posting | undefined {
    const list = known.has(term) ? undefined : listOf(term);
    if (list) known.set(term, readList(list, lengths, averages));
    return known.get(term);
  }
  return {
    vocabulary,
    postingOf,
    has: (term) => postingOf(term) !== undefined,
    weightOf(term) {
      const frequency = postingOf(term)?.sections.length ?? 0;
      return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5));
    },
  };
}

function readList(
  list: readonly number[],
  lengths: readonly (readonly number[])[],
  averages: readonly number[],
): Posting {
  const sections: number[] = [];
  const weightedFrequencies: number[] = [];
  for (let index = 0; index < list.length; index += 3) {
    const section = list[index] ?? 0;
    const field = list[index + 1] ?? 0;
    const frequency = list[index + 2] ?? 0;
    const share = tuning.normalization[field] ?? 0;
    const length = (lengths[field]?.[section] ?? 0) / (averages[field] ?? 1);
    const weighted = ((tuning.boosts[field] ?? 1) * frequency) / (1 - share + share * length);
    if (sections.at(-1) === section)
      weightedFrequencies[weightedFrequencies.length - 1] = (weightedFrequencies.at(-1) ?? 0) + weighted;
    else {
      sections.push(section);
      weightedFrequencies.push(weighted);
    }
  }
  return {sections, weightedFrequencies};
}
