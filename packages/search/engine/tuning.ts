/**
 * All numbers of the ranking, in one place. They were chosen on the questions of a site's quality test, by changing one
 * at a time; few of them matter much.
 */
export const tuning = {
  /** How much a word counts in the heading, the names, the title, the path, the beginning and the text of a section. */
  boosts: [4, 10, 1.6, 2.2, 0.8, 0.9],
  /** How strongly the length of each of these lowers what a word in it counts, from 0 to 1. */
  normalization: [0.5, 0.2, 0.4, 0.2, 0.2, 0.35],
  /** How fast more of the same stops to count. */
  saturation: 2.2,
  /** How much a word counts that was read in another way than it was typed. */
  quality: {
    parts: 0.7,
    partsOfKnown: 0.45,
    synonym: 0.72,
    synonymOfIdiom: 1,
    wordsOfIdiom: 0.5,
    joined: 0.9,
    prefix: 1,
    prefixOfKnown: 0.2,
    near: 0.6,
  },
  /** What a section keeps of its score that has nearly nothing of the query, and how fast it gains with each word. */
  coverage: {least: 0.2, power: 0.85},
  /** Factors for words that follow each other in the heading and in the text as in the query. */
  piece: {heading: 0.35, text: 3.4},
  /** Factor for a heading that has the words of the query and no others. */
  sameHeading: 0.43,
  /** Factor for the score of the best section of a page, for the others of it. */
  page: 0.1,
  /** Factor for what is above the first heading: there a page says what it's about. */
  top: 1.12,
  /** Factors for a section whose name is what was typed. */
  exact: {identifier: 1.85, words: 2, lastPart: 1.8, lastSegment: 1.9, beginning: 1.6},
  /** How much the weight of a section counts when the query is an identifier. */
  weightOfIdentifier: 0.53,
};
