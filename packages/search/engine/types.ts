/** A kind of entry, such as an operation or a configuration key. */
export interface EntryKind {
  /** Short name, for code. */
  readonly id: string;
  /** Shown beside an entry: `Operation`. Nothing is shown when it's empty. */
  readonly label: string;
  /** Id of the filter that shows entries of this kind. */
  readonly filter: string;
}

export interface IndexedPage {
  /** Address below the base URL, with a leading slash. */
  readonly url: string;
  readonly title: string;
  /** Names of the categories above it, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Other words for its subject, comma-separated; may be empty. */
  readonly keywords: string;
}

/** Starts the line of a text that has the words of its code. */
export const codeLine = '\t';

/** A section in the index: what a result links to. */
export interface IndexedSection {
  /** Index of its page in the list of pages. */
  readonly page: number;
  readonly anchor: string;
  /** Its heading; the page's title for the text above the first heading. */
  readonly heading: string;
  /** Headings above it. */
  readonly path: readonly string[];
  /** Index of its kind in the list of kinds. */
  readonly kind: number;
  /** Multiplies its score. */
  readonly weight: number;
  /** Other names that readers may type for it, besides the heading: `POST /api/message-sync`. */
  readonly names: readonly string[];
  /**
   * The beginning of its text, one paragraph or row per line. A line that starts with {@link codeLine} has the words of
   * code, each once: it's searchable, but never shown.
   */
  readonly text: string;
  /** Other words for its subject, comma-separated. Empty until the postings are loaded. */
  readonly keywords: string;
}

/** Words or phrases that mean the same in a search. */
export interface SynonymGroup {
  /** Each of these finds the others. */
  readonly words: readonly string[];
  /** Words that these also find, but not the other way round. */
  readonly alsoFinds?: readonly string[];
}

/** The search index, made by the build and searched by browsers and other programs. */
export interface SearchIndex {
  readonly kinds: readonly EntryKind[];
  readonly synonyms: readonly SynonymGroup[];
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
}

/** A text, and the start and end of each match in it. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

export interface SearchResult {
  /** Address below the base URL, with the anchor. */
  readonly url: string;
  readonly heading: MarkedText;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  /** Headings above the section. */
  readonly path: readonly string[];
  readonly kind: EntryKind;
  /** The sentence that answers the query best. */
  readonly excerpt: MarkedText;
  /** The keyword that matched, when neither the heading nor the excerpt has a word of the query. */
  readonly keyword?: MarkedText;
  readonly score: number;
}

export interface SearchOptions {
  /** Id of a filter, to show only its kinds. */
  readonly filter?: string;
  /** Whether the last word of the query may be unfinished. */
  readonly isTyping?: boolean;
  /** Maximum number of results. Default: 20. */
  readonly limit?: number;
  /**
   * Maximum number of results per page, as long as there are others. Default: no limit. With it, all but the first of
   * results that look the same come last.
   */
  readonly maxPerPage?: number;
  /** Addresses below the base URL, with anchors, that certainly answer the query: they come first, in this order. */
  readonly first?: readonly string[];
  /**
   * Maps a section's index to what follows the beginning of its text, for excerpts, or to `undefined` when that isn't
   * known. Leave it out when all texts are complete.
   */
  readonly remainderOf?: (section: number) => string | undefined;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** Number of sections that match, by filter. */
  readonly counts: Readonly<Record<string, number>>;
}
