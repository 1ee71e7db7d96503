import {editDistance} from '@docs-kit/report/names';
import type {TermIndex} from './terms';
import type {Variant} from './query';
import {stem} from './tokens';

/** More matches wouldn't help before the reader types more. */
const maxPrefixes = 30;

/** Returns terms that start with these letters. */
export const termsBeginningWith = (letters: string, {vocabulary}: TermIndex): readonly string[] =>
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
export function nearTerms(word: string, {vocabulary}: TermIndex): Variant[] {
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
