import {tuning} from './tuning';
import {stem, wordsOf} from './words';

/** Fields of a section. */
const fields = ['heading', 'names', 'title', 'path', 'lead', 'text'] as const;

/** What the fields of a section say, in the order of {@link fields}. */
export type FieldTexts = readonly [
  heading: string,
  names: string,
  title: string,
  path: string,
  lead: string,
  text: string,
];

/** Sections with a term, and its strength in each: how often it is there, weighted by field and length. */
export interface Posting {
  readonly sections: number[];
  readonly strengths: number[];
}

/** Terms of all sections. */
export interface TermIndex {
  readonly postings: ReadonlyMap<string, Posting>;
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** How much a term tells: less the more sections have it. */
  weightOf(term: string): number;
}

/** Most words come again: taking a chunk of text apart once is eight times as fast. */
const known = new Map<string, readonly string[]>();

function termsIn(text: string): string[] {
  const terms: string[] = [];
  for (const chunk of text.split(/\s+/u)) {
    let found = known.get(chunk);
    if (!found) {
      found = wordsOf(chunk).flatMap(({whole, parts}) => [whole, ...parts].map(stem));
      known.set(chunk, found);
    }
    terms.push(...found);
  }
  return terms;
}

/** Counts the terms of sections. `add` takes them one by one, so that a browser can answer queries meanwhile. */
export function openTermIndex(): {add(texts: FieldTexts): void; finish(): TermIndex} {
  const lengths: number[][] = fields.map(() => []);
  /** By term: section, field and count in turn. */
  const counts = new Map<string, number[]>();
  let size = 0;
  return {
    add(texts) {
      texts.forEach((text, field) => {
        const terms = termsIn(text);
        lengths[field]?.push(terms.length);
        const frequencies = new Map<string, number>();
        for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
        for (const [term, frequency] of frequencies) {
          const list = counts.get(term);
          if (list) list.push(size, field, frequency);
          else counts.set(term, [size, field, frequency]);
        }
      });
      size += 1;
    },
    finish() {
      const averages = lengths.map((list) => list.reduce((sum, length) => sum + length, 0) / Math.max(1, size) || 1);
      const postings = new Map<string, Posting>();
      for (const [term, list] of counts) postings.set(term, postingOf(list, lengths, averages));
      const weightOf = (term: string): number => {
        const frequency = postings.get(term)?.sections.length ?? 0;
        return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5));
      };
      return {postings, vocabulary: [...postings.keys()].sort(), weightOf};
    },
  };
}

function postingOf(list: readonly number[], lengths: readonly number[][], averages: readonly number[]): Posting {
  const sections: number[] = [];
  const strengths: number[] = [];
  for (let index = 0; index < list.length; index += 3) {
    const [section = 0, field = 0, frequency = 0] = list.slice(index, index + 3);
    const share = tuning.normalization[field] ?? 0;
    const length = (lengths[field]?.[section] ?? 0) / (averages[field] ?? 1);
    const strength = ((tuning.boosts[field] ?? 1) * frequency) / (1 - share + share * length);
    if (sections.at(-1) === section) strengths[strengths.length - 1] = (strengths.at(-1) ?? 0) + strength;
    else {
      sections.push(section);
      strengths.push(strength);
    }
  }
  return {sections, strengths};
}
