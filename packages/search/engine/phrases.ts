import type {TermIndex} from './terms';

/** Weights of the terms of a query, between bounds: no term decides alone. */
export const queryWeights = (query: readonly string[], index: TermIndex): number[] =>
  query.map((term) => Math.min(5, index.weightOf(term)) + 0.3);

/**
 * Returns how much of a query is in a text as one phrase: the weights of the best such phrase, as a share of the weights
 * of all terms of the query. A single term isn't a phrase, and a short phrase counts less than its share.
 * @param text its terms, in their order
 */
export function phraseShare(query: readonly string[], weights: readonly number[], text: readonly string[]): number {
  let best = 0;
  for (let start = 0; start < query.length; start += 1) {
    for (let position = 0; position < text.length; position += 1) {
      let length = 0;
      let sum = 0;
      while (start + length < query.length && query[start + length] === text[position + length]) {
        sum += weights[start + length] ?? 0;
        length += 1;
      }
      if (length > 1) best = Math.max(best, (sum * (length - 1)) / (length + 0.5));
    }
  }
  return best === 0 ? 0 : best / weights.reduce((sum, value) => sum + value, 0);
}
