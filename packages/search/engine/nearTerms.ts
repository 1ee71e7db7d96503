import type {TermIndex} from './terms';
import type {Variant} from './query';
import {stem} from './tokens';

/** More would tell nothing: the reader has to type on. */
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
    if (Math.abs(term.length - target.length) > nearest) continue;
    const distance = distanceWithin(target, term, nearest);
    // Who misses two letters has the first one right: `uninstall` isn't `install`.
    if (distance > nearest || (distance > 1 && term[0] !== target[0])) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(term);
  }
  return found.map((term) => ({term, quality: term[0] === target[0] ? 1 : 0.8}));
}

/** Number of letters to change, add, leave out or swap; more than `limit` when it is greater. */
function distanceWithin(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({length: other.length + 1}, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? limit + 1;
}
