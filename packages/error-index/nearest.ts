/** A message to compare with. Its text contains everything that people may know it by. */
export interface KnownMessage {
  readonly id: string;
  readonly text: string;
}

/** Similarity that two texts with only a frequent word in common don't reach. 1 means the same words. */
const minSimilarity = 0.5;

const withoutEnding = (word: string): string => word.replace(/(?:ing|ed|es|s)$/u, '');

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.toLowerCase().matchAll(/[\p{L}\d_]{2,}/gu)].map(([word]) => withoutEnding(word)));

/**
 * Finds the messages nearest to a line that isn't one of them: typed from memory, shortened, or from another version.
 * Compares words, and gives more weight to words that fewer messages have (TF-IDF and cosine similarity).
 * @returns the ids of the messages, the nearest first; empty when nothing is near
 */
export function nearestMessages(line: string, messages: readonly KnownMessage[]): string[] {
  const known = messages.map(({id, text}) => ({id, words: wordsOf(text)}));
  const weights = new Map<string, number>();
  const weightOf = (word: string): number => {
    // A word that isn't in any message has the same weight as the rarest.
    const weight =
      weights.get(word) ?? Math.log(1 + known.length / (known.filter(({words}) => words.has(word)).length || 1));
    weights.set(word, weight);
    return weight;
  };
  const length = (words: Iterable<string>): number => Math.hypot(...[...words].map(weightOf));
  const asked = wordsOf(line);
  const askedLength = length(asked);
  return (
    known
      .map(({id, words}) => {
        const common = length([...asked].filter((word) => words.has(word)));
        // A message that continues after all words of the line is nearer than its length suggests.
        return {id, similarity: common ** 2 / (askedLength * Math.min(length(words), 2 * askedLength))};
      })
      // False for NaN: a line without words isn't near to anything.
      .filter(({similarity}) => similarity >= minSimilarity)
      .sort((one, other) => other.similarity - one.similarity)
      .map(({id}) => id)
  );
}
