/** A kind of entry, such as an operation or a configuration key. */
export interface EntryKind {
  /** Short name, for code. */
  readonly id: string;
  /** Shown beside an entry: `Operation`. Nothing is shown when it's empty. */
  readonly label: string;
  /** Id of the filter that shows entries of this kind. */
  readonly filter: string;
  /** Words by which readers ask for this kind: `endpoint route`. */
  readonly words?: string;
}

/** A choice above the results that limits them. */
export interface EntryFilter {
  readonly id: string;
  /** Shown on its button: `API`. */
  readonly label: string;
}

/** A page in the index. */
export interface IndexedPage {
  /** Address below the base URL, with a slash at its start. */
  readonly url: string;
  readonly title: string;
  /** Names of the categories above it, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** What readers call its subject and it doesn't, between commas; empty when there is nothing. */
  readonly keywords: string;
}

/** Begins the line of a text that has the words of its code. */
export const codeLine = '\t';

/** A section in the index: what a result leads to. */
export interface IndexedSection {
  /** Place of its page in the list of pages. */
  readonly page: number;
  readonly anchor: string;
  /** Its heading; the title of the page for what is above the first heading. */
  readonly heading: string;
  /** Headings above it. */
  readonly path: readonly string[];
  /** Place of its kind in the list of kinds. */
  readonly kind: number;
  /** Multiplies its score. */
  readonly weight: number;
  /** What readers may type to mean this section, besides its heading: `POST /api/message-sync`. */
  readonly names: readonly string[];
  /**
   * How its text begins, one paragraph or row per line. A line that begins with {@link codeLine} has the words of code, each
   * once: it's for finding, not for reading.
   */
  readonly text: string;
  /** What readers call its subject and it doesn't, between commas. Empty until the other words come. */
  readonly keywords: string;
}

/** Words or phrases that mean the same, as far as search is concerned. */
export interface SynonymGroup {
  /** Each finds the others. */
  readonly words: readonly string[];
  /** What the words find too, but which doesn't find them. */
  readonly alsoFinds?: readonly string[];
  /** Whether the words of its phrases mean something else when they are alone: `human in the loop` is about no loop. */
  readonly isIdiom?: boolean;
}

/** The search index, as the build makes it and browsers and programs search it. */
export interface SearchIndex {
  readonly kinds: readonly EntryKind[];
  readonly filters: readonly EntryFilter[];
  readonly synonyms: readonly SynonymGroup[];
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
}

/** A text and the places in it that match: start and end of each. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** An answer to a query. */
export interface SearchResult {
  /** Address below the base URL, with the anchor. */
  readonly url: string;
  readonly heading: MarkedText;
  /** Title of the page. */
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  /** Headings above the section. */
  readonly path: readonly string[];
  readonly kind: EntryKind;
  /** The sentence that answers best. */
  readonly excerpt: MarkedText;
  /** The keyword by which it was found, when neither heading nor excerpt has a word of the query. */
  readonly keyword?: MarkedText;
  readonly score: number;
}

/** Limits of a search. */
export interface SearchOptions {
  /** Id of the filter whose kinds are shown; all when left out. */
  readonly filter?: string;
  /** Whether the last word of the query may be unfinished. */
  readonly isTyping?: boolean;
  /** Greatest number of results; 20 when left out. */
  readonly limit?: number;
  /**
   * Greatest number of results of one page, as long as there are others; as many as fit when left out. With it, results
   * that look the same come behind all others but the first of them.
   */
  readonly maxPerPage?: number;
  /** Addresses below the base URL, with the anchor, that are known to answer the query: they come first, in this order. */
  readonly first?: readonly string[];
  /**
   * Returns what follows the beginning of a section's text, for excerpts, by its place in the index; nothing when that
   * isn't known. When it's left out, all texts are whole.
   */
  readonly remainderOf?: (place: number) => string | undefined;
}

/** What a search found. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** Number of sections that match, by filter. */
  readonly counts: Readonly<Record<string, number>>;
}
