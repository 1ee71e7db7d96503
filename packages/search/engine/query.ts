import {editDistance} from '@docs-kit/report/names';
import type {TermIndex} from './terms';
import {tuning} from './tuning';
import type {SynonymGroup} from './types';
import {fillers, isStopWord, stem, tokensOf, type Token} from './tokens';

/** One interpretation of a part of a query. */
export interface Reading {
  /** For each of its words, the terms that a reader may have meant. */
  readonly terms: readonly (readonly string[])[];
  /** From 0 to 1: how likely the reader meant it. */
  readonly quality: number;
  /** Whether it says the same in other words. A section must have all of them: each alone means something else. */
  readonly isSynonym?: boolean;
}

export interface Query {
  /** The readings of each part: a word, or several that share synonyms. The best reading scores. */
  readonly parts: readonly (readonly Reading[])[];
  /** All words as terms, including stop words, but without those that change nothing. */
  readonly sequence: readonly string[];
  /** The whole query without spaces and punctuation, to compare with identifiers. */
  readonly joined: string;
  /** The name in code syntax that the query starts with: `--model` in `--model x`, `/clear`, `run(`. */
  readonly written?: string;
}

/** A flag, command, path or call, optionally followed by its value. */
const writtenName = /^(?:--?[a-z][\w-]*|\/[\w./{}-]+|[\w.]+\(\S*)(?=$|\s)/u;

/** Longer queries are pasted text, whose end adds nothing. */
const maxTokens = 40;

type Phrase = readonly string[];

/** The phrases that each phrase also finds, by its terms with spaces in between. */
export type SynonymIndex = ReadonlyMap<string, readonly Phrase[]>;

const phraseOf = (text: string): Phrase => withoutStopWords(tokensOf(text)).map(({whole}) => stem(whole));

/** Prepares synonyms for queries. */
export function readSynonyms(groups: readonly SynonymGroup[]): SynonymIndex {
  const index = new Map<string, Phrase[]>();
  for (const {words, alsoFinds = []} of groups) {
    const phrases = [...words, ...alsoFinds].map(phraseOf);
    for (const phrase of phrases.slice(0, words.length)) {
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== key);
      index.set(key, [...(index.get(key) ?? []), ...others]);
    }
  }
  return index;
}

/** Finds the longest phrase with synonyms at this position in a query. Without one, returns the word alone. */
function synonymsAt(
  terms: Phrase,
  start: number,
  index: SynonymIndex,
): {readonly length: number; readonly others: readonly Phrase[]} {
  for (let length = terms.length - start; length > 0; length -= 1) {
    const others = index.get(terms.slice(start, start + length).join(' '));
    if (others) return {length, others};
  }
  return {length: 1, others: []};
}

/** Removes stop words, unless there are no other words. */
function withoutStopWords(tokens: readonly Token[]): readonly Token[] {
  const content = tokens.filter(({whole}) => !isStopWord(whole));
  return content.length > 0 ? content : tokens;
}

/** Shortest words that may have one typo or two. Two swapped letters are one typo. */
const shortest = {oneTypo: 4, twoTypos: 8};

/**
 * Returns the terms nearest to an unknown word. Their first letter is the same: readers rarely mistype that one.
 * @param isCompound whether its parts are words: `max_turns` doesn't have the two typos that would make it `mature`
 */
function nearTerms(word: string, {vocabulary}: TermIndex, isCompound: boolean): readonly string[] {
  if (word.length < shortest.oneTypo) return [];
  const target = stem(word);
  const alike = vocabulary.filter((term) => term[0] === target[0]);
  const within = (typos: number): string[] => alike.filter((term) => editDistance(target, term, typos) <= typos);
  const one = within(1);
  if (one.length > 0 || word.length < shortest.twoTypos) return one;
  const two = isCompound ? [] : within(2);
  // With a typo in an ending that stemming removes, the word begins with its term. The longest such term comes last.
  return two.length > 0 ? two : alike.filter((term) => term.length > 4 && word.startsWith(term)).slice(-1);
}

/**
 * Parses what somebody typed.
 * @param isTyping whether the last word may be unfinished
 */
export function readQuery(text: string, index: TermIndex, synonyms: SynonymIndex, isTyping: boolean): Query {
  // Phones and Macs make a dash of two hyphens, and East Asian keyboards make them wide.
  const typed = text.trim().normalize('NFKC').toLowerCase();
  const written = writtenName.exec(typed.replace(/^[–—]/u, '--'))?.[0];
  const tokens = tokensOf(text.slice(0, 1000)).slice(0, maxTokens);
  const content = withoutStopWords(tokens);
  const endsOpen = isTyping && /[\p{L}\p{N}]$/u.test(text);
  const variantsOf = (term: string, isLast: boolean, parts: readonly string[] = []): readonly string[] => {
    const exact = stem(term);
    if (index.postingOf(exact)) return [exact];
    const begun = isLast && term.length > 1 ? index.vocabulary.filter((one) => one.startsWith(term)) : [];
    const isCompound = parts.length > 0 && parts.every((part) => index.postingOf(stem(part)));
    return begun.length > 0 ? begun : nearTerms(term, index, isCompound);
  };
  const terms = content.map(({whole}) => stem(whole));
  const parts: Reading[][] = [];
  for (let start = 0; start < content.length;) {
    const {length, others} = synonymsAt(terms, start, synonyms);
    const end = start + length;
    const readings = readingsOf(content.slice(start, end), variantsOf, endsOpen && end === content.length);
    const same = others.map((phrase): Reading => {
      return {terms: phrase.map((term) => [term]), quality: tuning.quality.synonym, isSynonym: true};
    });
    parts.push([...readings, ...same]);
    start = end;
  }
  const said = tokens.filter(({whole}) => !fillers.has(whole));
  return {
    written,
    parts,
    sequence: said.map(({whole}) => stem(whole)),
    joined: said.map(({whole}) => whole).join(''),
  };
}

/** Returns the readings of tokens, apart from synonyms: whole words, and their parts. */
function readingsOf(
  tokens: readonly Token[],
  variantsOf: (term: string, isLast: boolean, parts?: readonly string[]) => readonly string[],
  isLast: boolean,
): Reading[] {
  const isEnd = (place: number, {length}: {readonly length: number}): boolean => isLast && place === length - 1;
  const wholes: Reading = {
    terms: tokens.map(({whole, parts}, place) => variantsOf(whole, isEnd(place, tokens), parts)),
    quality: 1,
  };
  if (tokens.every(({parts}) => parts.length === 0)) return [wholes];
  const parts = tokens.flatMap(({parts: inner, whole}) => (inner.length > 0 ? inner : [whole]));
  // Somebody who types a known identifier means the identifier, not its words.
  const isKnown = wholes.terms.every(({length}) => length > 0);
  const terms = parts.map((part, place) => variantsOf(part, isEnd(place, parts)));
  return [wholes, {terms, quality: isKnown ? tuning.quality.partsOfKnown : 1}];
}
