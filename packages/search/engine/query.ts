import {editDistance} from '@docs-kit/report/names';
import type {TermIndex} from './terms';
import {tuning} from './tuning';
import type {SynonymGroup} from './types';
import {isStopWord, stem, tokensOf, type Token} from './tokens';

/** A term that a reader may have meant. */
export interface Variant {
  readonly term: string;
  /** From 0 to 1: how likely the reader meant it. */
  readonly quality: number;
}

/** One interpretation of a part of a query: its terms, each with its variants. */
export interface Reading {
  readonly terms: readonly (readonly Variant[])[];
  readonly quality: number;
  /** Whether a section must have all terms, because the words of a phrase mean something else on their own. */
  readonly isPhrase?: boolean;
  /** Whether it has the same meaning as what was typed, in other words. */
  readonly isSynonym?: boolean;
}

/** A parsed query. */
export interface Query {
  /** The readings of each part: a word, or several that share synonyms. The best reading scores. */
  readonly parts: readonly (readonly Reading[])[];
  /** All words as terms, including stop words. */
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

interface SynonymEntry {
  readonly phrase: Phrase;
  /** Phrases that it also finds. */
  readonly others: readonly Phrase[];
  readonly isIdiom: boolean;
}

/** Synonyms, by the first term of each phrase. */
export type SynonymIndex = ReadonlyMap<string, readonly SynonymEntry[]>;

const phraseOf = (text: string): Phrase => withoutStopWords(tokensOf(text)).map(({whole}) => stem(whole));

/** Prepares synonyms for queries. */
export function readSynonyms(groups: readonly SynonymGroup[]): SynonymIndex {
  const index = new Map<string, SynonymEntry[]>();
  for (const {words, alsoFinds = [], isIdiom = false} of groups) {
    const phrases = words.map(phraseOf);
    const all = [...phrases, ...alsoFinds.map(phraseOf)];
    for (const phrase of phrases) {
      const [first = ''] = phrase;
      const others = all.filter((other) => other.join(' ') !== phrase.join(' '));
      index.set(first, [...(index.get(first) ?? []), {phrase, others, isIdiom: isIdiom && phrase.length > 1}]);
    }
  }
  return index;
}

/** Removes stop words, unless there are no other words. */
function withoutStopWords(tokens: readonly Token[]): readonly Token[] {
  const content = tokens.filter(({whole}) => !isStopWord(whole));
  return content.length > 0 ? content : tokens;
}

/** Words joined by hyphens or underscores. */
const joinedWords = /^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+$/u;

/** Splits a token whose words are a phrase with synonyms, unless it has its own: `max_tokens`, `rate-limit`. */
function splitPhrase(token: Token, synonyms: SynonymIndex): readonly Token[] {
  if (!joinedWords.test(token.text)) return [token];
  const words = token.text.replaceAll(/[-_]/gu, ' ');
  const phrase = phraseOf(words);
  const isPhrase = phrase.length > 1 && synonymAt(phrase, 0, synonyms)?.length === phrase.length;
  return isPhrase && !synonymAt([stem(token.whole)], 0, synonyms) ? tokensOf(words) : [token];
}

/** More matches wouldn't help before the reader types more. */
const maxPrefixes = 30;

/** Returns terms that start with these letters. */
const termsBeginningWith = (letters: string, {vocabulary}: TermIndex): readonly string[] =>
  vocabulary.filter((term) => term.startsWith(letters)).slice(0, maxPrefixes);

/** How many typos a word of this length may have. Two swapped letters are one typo. */
const allowance = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** Endings that stemming removes. With a typo in its ending, a word isn't stemmed and is longer than its term. */
const endings = ['ation', 'ment', 'ing', 'ed'];

/** Returns terms that a word with a typo in its ending may be, by the term with its ending. */
const withEndings = (word: string, vocabulary: readonly string[]): Map<string, string> =>
  new Map(
    vocabulary
      .filter((term) => term.length > 4 && term.startsWith(word.slice(0, 3)))
      .flatMap((term) => endings.map((ending) => [term + ending, term] as const)),
  );

/** Returns the words that differ from the target in the fewest letters, up to a limit. */
function nearest(target: string, words: Iterable<string>, limit: number): string[] {
  let least = limit;
  let found: string[] = [];
  for (const word of words) {
    const distance = editDistance(target, word, least);
    // With two typos, the first letter must match: `uninstall` isn't `install`.
    if (distance > least || (distance > 1 && word[0] !== target[0])) continue;
    if (distance < least) found = [];
    least = distance;
    found.push(word);
  }
  return found;
}

/** Returns the terms nearest to an unknown word. */
function nearTerms(word: string, {vocabulary}: TermIndex): Variant[] {
  const limit = allowance(word.length);
  if (limit === 0) return [];
  const target = stem(word);
  let terms = nearest(target, vocabulary, limit);
  if (terms.length === 0 && word.length > 7) {
    const ended = withEndings(word, vocabulary);
    terms = nearest(word, ended.keys(), limit).map((form) => ended.get(form) ?? form);
  }
  return [...new Set(terms)].map((term) => ({term, quality: term[0] === target[0] ? 1 : 0.8}));
}

/**
 * Parses what somebody typed.
 * @param isTyping whether the last word may be unfinished
 */
export function readQuery(text: string, index: TermIndex, synonyms: SynonymIndex, isTyping: boolean): Query {
  const {quality} = tuning;
  const written = writtenName.exec(text.trim().toLowerCase())?.[0];
  const tokens = tokensOf(text.slice(0, 1000))
    .slice(0, maxTokens)
    .flatMap((token) => splitPhrase(token, synonyms));
  const content = withoutStopWords(tokens);
  const endsOpen = isTyping && /[\p{L}\p{N}]$/u.test(text);
  const variantsOf = (term: string, isLast: boolean): Variant[] => {
    const exact = stem(term);
    if (index.postingOf(exact)) return [{term: exact, quality: 1}];
    const begun = isLast && term.length > 1 ? termsBeginningWith(term, index) : [];
    return begun.length > 0 ? begun.map((found) => ({term: found, quality: 1})) : nearTerms(term, index);
  };
  const terms = content.map(({whole}) => stem(whole));
  const parts: Reading[][] = [];
  for (let start = 0; start < content.length; start += 1) {
    // `--verbose` doesn't have the synonyms of "verbose".
    const isName = start === 0 && written !== undefined;
    const match = isName ? undefined : synonymAt(terms, start, synonyms);
    const covered = content.slice(start, start + (match?.length ?? 1));
    const isLast = endsOpen && start + covered.length === content.length;
    const readings: Reading[] = readingsOf(covered, variantsOf, isLast, match?.isIdiom ?? false);
    const synonym = match?.isIdiom ? quality.synonymOfIdiom : quality.synonym;
    for (const other of match?.others ?? []) {
      const terms = other.map((term) => [{term, quality: 1}]);
      readings.push({terms, quality: synonym, isPhrase: other.length > 1, isSynonym: true});
    }
    parts.push(readings);
    start += covered.length - 1;
  }
  return {
    written,
    parts,
    sequence: tokens.map(({whole}) => stem(whole)),
    joined: tokens.map(({whole}) => whole).join(''),
  };
}

/** Returns the readings of tokens, apart from synonyms: whole words, and their parts. An idiom needs all its words. */
function readingsOf(
  tokens: readonly Token[],
  variantsOf: (term: string, isLast: boolean) => Variant[],
  isLast: boolean,
  isIdiom: boolean,
): Reading[] {
  const wholes = tokens.map(({whole}, place) => variantsOf(whole, isLast && place === tokens.length - 1));
  const readings: Reading[] = [{terms: wholes, quality: 1, isPhrase: isIdiom}];
  const parts = tokens.flatMap(({parts: inner, whole}) => (inner.length > 0 ? inner : [whole]));
  if (tokens.some(({parts: inner}) => inner.length > 0)) {
    const terms = parts.map((part, place) => variantsOf(part, isLast && place === parts.length - 1));
    // Somebody who types a known identifier means the identifier, not its words.
    const isKnown = wholes.every((variants) => variants.some(({quality}) => quality === 1));
    readings.push({terms, quality: isKnown ? tuning.quality.partsOfKnown : 1});
  }
  return readings;
}

/** Returns the longest phrase with synonyms at this position in a query, with everything it also finds. */
function synonymAt(terms: Phrase, start: number, index: SynonymIndex): (SynonymEntry & {length: number}) | undefined {
  const entries = (index.get(terms[start] ?? '') ?? []).filter(({phrase}) =>
    phrase.every((term, place) => terms[start + place] === term),
  );
  const length = Math.max(0, ...entries.map(({phrase}) => phrase.length));
  const longest = entries.filter(({phrase}) => phrase.length === length);
  const [first] = longest;
  if (!first) return undefined;
  return {
    ...first,
    length,
    others: longest.flatMap(({others}) => others),
    isIdiom: longest.some(({isIdiom}) => isIdiom),
  };
}
