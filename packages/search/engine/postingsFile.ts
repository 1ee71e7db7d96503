import {isStopWord, stem, termsIn, tokensOf} from './tokens';
import type {IndexedSection} from './types';

/**
 * Postings: which sections have which terms, in their keywords and in what follows the beginnings of their texts.
 * Compressed, that's less than half the size of the texts. Words without meaning are left out, unless they're rare.
 */
export interface PostingsFile {
  /** Stems, sorted. */
  readonly stems: readonly string[];
  /** Identifiers as written, because they are split into words later: `switchLLM`. */
  readonly names: readonly string[];
  /** The sections of each stem, then of each name, as packed by {@link packSections}. */
  readonly texts: readonly string[];
  /** Keywords of each section, comma-separated. They stay phrases: `rate limit` names a subject, `rate` doesn't. */
  readonly keywords: readonly string[];
}

/** The content of a section beyond its beginning. */
type SectionRemainder = Pick<IndexedSection, 'text' | 'keywords'>;

/** How often a word counts in one section at most. More mentions would hardly matter: see `tuning.saturation`. */
const maxCounted = 2;

/** A word without meaning is left out when more sections than this have it. */
const rare = 50;

/** Lowest character code in a packed list. From here on, JSON has to escape only one character. */
const firstCode = 35;
/** Highest character code in a packed list: above are surrogates. */
const lastCode = 0xd7ff;

/**
 * Packs sorted section indexes, one for each mention, into a string. The code of each character is the difference from
 * the previous index.
 */
function packSections(sections: readonly number[]): string {
  const codes = sections.map((section, index) => section - (sections[index - 1] ?? -1) + firstCode);
  if (codes.some((code) => code > lastCode)) throw new Error(`an index has at most ${lastCode - firstCode} sections`);
  return codes.map((code) => String.fromCharCode(code)).join('');
}

/** Unpacks a string from {@link packSections}. */
function unpackSections(text: string): number[] {
  let section = -1;
  return Array.from(text, (character) => (section += character.charCodeAt(0) - firstCode));
}

/** Packs the terms of all sections. */
export function packPostings(sections: readonly SectionRemainder[]): PostingsFile {
  const stems = new Map<string, number[]>();
  const names = new Map<string, number[]>();
  sections.forEach(({text}, section) => {
    for (const {text: written, whole, parts} of tokensOf(text)) {
      const vocabulary = parts.length > 0 ? names : stems;
      const term = parts.length > 0 ? (written.match(/[\p{L}\p{N}]+/gu)?.join('.') ?? whole) : stem(whole);
      const having = vocabulary.get(term) ?? [];
      if (having.at(-maxCounted) !== section) having.push(section);
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
    stems: sortedStems.map(([term]) => term),
    names: sortedNames.map(([term]) => term),
    texts: [...sortedStems, ...sortedNames].map(([, having]) => packSections(having)),
    keywords: sections.map(({keywords}) => keywords),
  };
}

/**
 * Reads the terms of all sections. The file needs no check: its name, known from the index, has its content's hash.
 * @param add called for each mention of a term
 */
export function readPostings(
  {stems, names, texts, keywords}: PostingsFile,
  add: (field: 'text' | 'keywords', term: string, section: number) => void,
): void {
  [...stems.map((term) => [term]), ...names.map(termsIn)].forEach((terms, index) => {
    const sections = unpackSections(texts[index] ?? '');
    terms.forEach((term) => sections.forEach((section) => add('text', term, section)));
  });
  keywords.forEach((text, section) => termsIn(text).forEach((term) => add('keywords', term, section)));
}
