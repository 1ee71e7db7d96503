/** A message to compare with: all texts by which people know it. */
export interface KnownMessage {
  readonly id: string;
  readonly text: string;
}

/** What two texts that have nothing but a frequent word in common stay below: 1 is the same words. */
const leastSimilarity = 0.5;

const withoutEnding = (word: string): string => word.replace(/(?:ing|ed|es|s)$/u, '');

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.toLowerCase().matchAll(/[\p{L}\d_]{2,}/gu)].map(([word]) => withoutEnding(word)));

/**
 * Finds the messages that are nearest to a line that is none of them: typed from memory, shortened, or of another version.
 * Compares words; the fewer messages have a word, the more it says (TF-IDF and cosine similarity).
 * @returns the ids of the messages, the nearest first; none when nothing is near
 */
export function nearestMessages(line: string, messages: readonly KnownMessage[]): string[] {
  const known = messages.map(({id, text}) => ({id, words: wordsOf(text)}));
  const weights = new Map<string, number>();
  const weightOf = (word: string): number => {
    // A word that no message has weighs as much as the rarest.
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
        // A message that goes on after all the words of the line is not as far away as its length says.
        return {id, similarity: common ** 2 / (askedLength * Math.min(length(words), 2 * askedLength))};
      })
      // Not so of NaN: a line without words is near to nothing.
      .filter(({similarity}) => similarity >= leastSimilarity)
      .sort((one, other) => other.similarity - one.similarity)
      .map(({id}) => id)
  );
}
