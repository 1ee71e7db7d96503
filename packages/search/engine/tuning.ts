/**
 * All numbers that ranking uses, in one place. They were tuned on the queries of a site's quality test, one at a time.
 * Few of them matter much.
 */
export const tuning = {
  /** Weights of the fields: heading, names, title, path, beginning, text and keywords. */
  boosts: [5.5, 10, 1.1, 1.6, 0.42, 0.9, 2.2],
  /** How strongly the length of each field lowers the weight of a word in it, from 0 to 1. */
  normalization: [0.37, 0.1, 0.55, 0.2, 0.2, 0.26, 0.1],
  /** How fast more mentions of a word stop counting. */
  saturation: 2.8,
  /** How much a word counts that isn't read as it was typed. */
  quality: {
    partsOfKnown: 0.32,
    synonym: 0.72,
    synonymOfIdiom: 1.5,
    /** In excerpts, where several synonyms together shouldn't outweigh the word that was typed. */
    synonymInExcerpt: 0.4,
  },
  /** Factors for phrases of the query in the heading and in the beginning. */
  phrase: {heading: 1.5, text: 2.4},
  /** Factor for the text above the first heading, where a page introduces its subject. */
  top: 1.2,
  /** Factors for a section with the typed name, in code syntax or as the whole query. */
  exact: {written: 12, whole: 2},
  /**
   * Factor for a section whose subject has the typed name, and how fast it falls with the share of other words in the
   * query: `storage` means the page about it, not every option of that name.
   */
  subject: {factor: 2.5, power: 3},
};
