/**
 * All numbers of the ranking, in one place. They were chosen on the questions of a site's quality test, by changing one
 * at a time; few of them matter much.
 */
export const tuning = {
  /** How much a word counts in the heading, the names, the title, the path, the beginning, the text and the keywords. */
  boosts: [5.5, 10, 1.1, 1.6, 0.42, 0.9, 2.2],
  /** How strongly the length of each of these lowers what a word in it counts, from 0 to 1. */
  normalization: [0.37, 0.1, 0.55, 0.2, 0.2, 0.26, 0.1],
  /** How fast more of the same stops to count. */
  saturation: 2.8,
  /** How much a word counts that was read in another way than it was typed. */
  quality: {
    partsOfKnown: 0.32,
    synonym: 0.72,
    synonymOfIdiom: 1.5,
  },
  /** Factors for terms that follow each other in the heading and in the beginning as in the query. */
  phrase: {heading: 1.5, text: 2.4},
  /** Factor for what is above the first heading: there a page says what it's about. */
  top: 1.2,
  /** Factors for a section whose name is what was typed. */
  exact: {written: 12, whole: 2},
  /**
   * Factor for a section whose subject is called what was typed, and how fast it falls with the share of the query that says
   * something else: `storage` means the page about it, and not each option of that name.
   */
  subject: {factor: 2.5, power: 3},
};
