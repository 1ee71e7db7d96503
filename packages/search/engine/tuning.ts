/**
 * All numbers that ranking uses, in one place. They were tuned on the queries of a site's quality test, one at a time.
 * Few of them matter much.
 */
export const tuning = {
  /** The fields of a section, with their weights. */
  boosts: {heading: 5.5, names: 10, title: 1.1, path: 1.6, text: 0.9, keywords: 2.6},
  /** How strongly the length of each field lowers the weight of a word in it, from 0 to 1. */
  normalization: {heading: 0.37, names: 0.1, title: 0.55, path: 0.2, text: 0.26, keywords: 0.1},
  /** How fast more mentions of a word stop counting. */
  saturation: 2.8,
  /** How much a word counts that isn't read as it was typed. */
  quality: {
    partsOfKnown: 0.32,
    synonym: 0.72,
    /** In excerpts, where several synonyms together shouldn't outweigh the word that was typed. */
    synonymInExcerpt: 0.4,
  },
  /** Factor for phrases of the query in the heading. */
  phrase: 1.5,
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
