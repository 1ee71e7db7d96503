import type {TermIndex} from './terms';

/** Where each term is in a text. */
export type Positions = ReadonlyMap<string, readonly number[]>;

/** Notes where each term is. */
export function positionsOf(terms: readonly string[]): Positions {
  const positions = new Map<string, number[]>();
  terms.forEach((term, position) => {
    const list = positions.get(term);
    if (list) list.push(position);
    else positions.set(term, [position]);
  });
  return positions;
}

/** Weights of the terms of a query, between bounds: no term decides alone. */
export const queryWeights = (query: readonly string[], index: TermIndex): number[] =>
  query.map((term) => Math.min(5, index.weightOf(term)) + 0.3);

/**
 * Returns how much of a query is in a text as one phrase: the weights of the best such phrase, as a share of the weights
 * of all terms of the query. A single term isn't a phrase, and a short phrase counts less than its share.
 */
export function phraseShare(query: readonly string[], weights: readonly number[], positions: Positions): number {
  let best = 0;
  query.forEach((term, start) => {
    for (const position of positions.get(term) ?? []) {
      let length = 1;
      let sum = weights[start] ?? 0;
      while (start + length < query.length && positions.get(query[start + length] ?? '')?.includes(position + length)) {
        sum += weights[start + length] ?? 0;
        length += 1;
      }
      best = Math.max(best, (sum * (length - 1)) / (length + 0.5));
    }
  });
  return best === 0 ? 0 : best / weights.reduce((sum, value) => sum + value, 0);
}
