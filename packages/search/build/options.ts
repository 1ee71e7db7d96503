import type {EntryKind, SynonymGroup} from '../engine/types';

/** Selects the sections that match all of these conditions. */
export interface SectionMatch {
  /** Address of the page below the base URL. */
  readonly page?: RegExp;
  readonly anchor?: RegExp;
  readonly heading?: RegExp;
  readonly firstLine?: RegExp;
}

/** A kind of entry, and the sections that it applies to. */
export interface KindRule extends EntryKind, SectionMatch {
  /**
   * Another name for such a section, besides its heading: the first line of its text, or its anchor without the first
   * word (`config-llm-router` is found as `llm-router`).
   */
  readonly name?: 'anchor' | 'firstLine';
}

/** Makes sections more or less important. The factors of all matching rules are multiplied. */
export interface WeightRule extends SectionMatch {
  readonly factor: number;
}

export interface Synonyms extends SynonymGroup {
  readonly because: string;
}

/** A page to offer before anything is typed, and when search doesn't work. */
export interface EntryPoint {
  readonly label: string;
  /** Address below the base URL. */
  readonly to: string;
}

/** A filter above the results. */
export interface EntryFilter {
  readonly id: string;
  /** Shown on its button: `API`. */
  readonly label: string;
}

/** Data that the plugin passes to the user interface. */
export interface SearchData {
  readonly index: string;
  readonly entryPoints: readonly EntryPoint[];
  readonly filters: readonly EntryFilter[];
}

export interface SearchPluginOptions {
  readonly filters: readonly EntryFilter[];
  /** Kinds of entries. A section gets the first one that matches, so the last one must have no conditions. */
  readonly kinds: readonly KindRule[];
  readonly weights?: readonly WeightRule[];
  readonly synonyms?: readonly Synonyms[];
  /** Folder of YAML files with words that readers search for but the pages don't use: see `keywords.ts`. */
  readonly keywords?: string;
  readonly entryPoints: readonly EntryPoint[];
  /** Selectors of elements whose text isn't content. */
  readonly ignore?: readonly string[];
}
