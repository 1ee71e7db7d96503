import {isStopWord, stem, stemmedTokens, tokensOf, type StemmedToken} from './tokens';

/**
 * Which terms are in which sections, in what follows the beginnings of their texts and in their keywords. On the wire
 * that's less than half of the texts. Words that carry no meaning are left out, unless they are rare.
 */
export interface PostingsFile {
  readonly version: 2;
  /** Stems, sorted. */
  readonly stems: readonly string[];
  /** Identifiers as they were written, since they are taken apart: `switchLLM`. */
  readonly names: readonly string[];
  /** Where each stem, then each name, is in the texts, as {@link packSections} writes it. */
  readonly texts: readonly string[];
  /** Keywords of each section, between commas. They stay phrases: `rate limit` is the subject of a section, `rate` isn't. */
  readonly keywords: readonly string[];
}

/** What a section has that its beginning doesn't. */
interface SectionRemainder {
  readonly text: string;
  readonly keywords: string;
}

/** How often a word is counted in one section at most: more mentions count less and less, see `tuning.saturation`. */
const mostCounted = 4;

/** A word without a meaning is left out when it's in the texts of more sections: others tell those apart. */
const rare = 50;

/** Code of the first character of a list of sections: it and those after it need no escape in JSON, but for one. */
const firstCode = 35;
/** Those after it are halves of characters. */
const lastCode = 0xd7ff;

/**
 * Writes sections, in their order and once for each mention, as a text: a character for each, whose code says how many
 * sections after the one before it is.
 */
function packSections(sections: readonly number[]): string {
  const codes = sections.map((section, place) => section - (sections[place - 1] ?? -1) + firstCode);
  if (codes.some((code) => code > lastCode)) throw new Error(`an index has at most ${lastCode - firstCode} sections`);
  return codes.map((code) => String.fromCharCode(code)).join('');
}

/** Reads what {@link packSections} has written: each section, and how often it is there. */
function* unpackSections(text: string): Generator<[section: number, count: number]> {
  let section = -1;
  let count = 0;
  for (let place = 0; place < text.length; place += 1) {
    const distance = text.charCodeAt(place) - firstCode;
    if (distance > 0 && count > 0) {
      yield [section, count];
      count = 0;
    }
    section += distance;
    count += 1;
  }
  if (count > 0) yield [section, count];
}

/** Packs the terms of all sections. */
export function packPostings(sections: readonly SectionRemainder[]): PostingsFile {
  const stems = new Map<string, number[]>();
  const names = new Map<string, number[]>();
  sections.forEach(({text}, section) => {
    const counted = new Map<string, number>();
    for (const {text: written, whole, parts} of tokensOf(text)) {
      const vocabulary = parts.length > 0 ? names : stems;
      const term = parts.length > 0 ? (written.match(/[\p{L}\p{N}]+/gu)?.join('.') ?? whole) : stem(whole);
      const count = (counted.get(term) ?? 0) + 1;
      counted.set(term, count);
      if (count > mostCounted) continue;
      const having = vocabulary.get(term) ?? [];
      having.push(section);
      vocabulary.set(term, having);
    }
  });
  for (const [term, having] of stems) {
    if (isStopWord(term) && having.length > rare) stems.delete(term);
  }
  const [sortedStems = [], sortedNames = []] = [stems, names].map((vocabulary) =>
    [...vocabulary].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return {
    version: 2,
    stems: sortedStems.map(([term]) => term),
    names: sortedNames.map(([term]) => term),
    texts: [...sortedStems, ...sortedNames].map(([, having]) => packSections(having)),
    keywords: sections.map(({keywords}) => keywords),
  };
}

/**
 * Reads the terms of all sections.
 * @param add called for each term with each section that has it, and how often
 * @throws before the first call, when it's no such file
 */
export function readPostings(
  {version, stems, names, texts, keywords}: PostingsFile,
  add: (field: 'text' | 'keywords', term: string, section: number, count: number) => void,
): void {
  const all: StemmedToken[] = [...stems.map((whole) => ({whole, parts: []})), ...names.flatMap(stemmedTokens)];
  if (version !== 2 || texts.length !== all.length) {
    throw new Error('The postings of the search index are not complete, or of another version.');
  }
  all.forEach(({whole, parts}, place) => {
    for (const [section, count] of unpackSections(texts[place] ?? '')) {
      for (const term of [whole, ...parts]) add('text', term, section, count);
    }
  });
  keywords.forEach((text, section) => {
    for (const {whole, parts} of stemmedTokens(text)) {
      for (const term of [whole, ...parts]) add('keywords', term, section, 1);
    }
  });
}
