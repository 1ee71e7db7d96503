import type {TermIndex} from './terms';

/** Where each term is in a text. */
export type Places = ReadonlyMap<string, readonly number[]>;

/** Notes where each term is. */
export function placesOf(terms: readonly string[]): Places {
  const places = new Map<string, number[]>();
  terms.forEach((term, place) => {
    const list = places.get(term);
    if (list) list.push(place);
    else places.set(term, [place]);
  });
  return places;
}

/** How much each word of a query tells. No word decides alone. */
export const tellingOf = (query: readonly string[], index: TermIndex): number[] =>
  query.map((term) => Math.min(5, index.weightOf(term)) + 0.3);

/**
 * Returns how much of a query is in a text in one piece: what the words of the longest such piece tell, as a share of
 * what all words of the query tell. A single word is not a piece, and a short piece counts less than its share.
 */
export function pieceOf(query: readonly string[], telling: readonly number[], places: Places): number {
  let best = 0;
  query.forEach((term, start) => {
    for (const place of places.get(term) ?? []) {
      let length = 1;
      let sum = telling[start] ?? 0;
      while (start + length < query.length && places.get(query[start + length] ?? '')?.includes(place + length)) {
        sum += telling[start + length] ?? 0;
        length += 1;
      }
      best = Math.max(best, (sum * (length - 1)) / (length + 0.5));
    }
  });
  return best === 0 ? 0 : best / telling.reduce((sum, value) => sum + value, 0);
}
