import {editDistance} from '@docs-kit/report/names';
import type {TermIndex} from './terms';
import type {Variant} from './query';
import {stem} from './tokens';

/** More matches wouldn't help: the reader has to keep typing. */
const maxPrefixes = 30;

/** Returns terms that begin with these letters. */
export function termsBeginningWith(letters: string, {vocabulary}: TermIndex): readonly string[] {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  while (found.length < maxPrefixes && vocabulary[low]?.startsWith(letters)) {
    found.push(vocabulary[low] as string);
    low += 1;
  }
  return found;
}

/** How many wrong letters a word of this length may have. Two letters in the wrong order count as one. */
const allowance = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** Returns the terms that differ from an unknown word in few letters, the nearest only. */
export function nearTerms(word: string, {vocabulary}: TermIndex): Variant[] {
  const target = stem(word);
  const limit = allowance(word.length);
  let nearest = limit;
  let found: string[] = [];
  if (limit === 0) return [];
  for (const term of vocabulary) {
    const distance = editDistance(target, term, nearest);
    // With two wrong letters, the first letter has to match: `uninstall` isn't `install`.
    if (distance > nearest || (distance > 1 && term[0] !== target[0])) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(term);
  }
  return found.map((term) => ({term, quality: term[0] === target[0] ? 1 : 0.8}));
}
