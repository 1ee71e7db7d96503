import type {EntryFilter, EntryKind, SynonymGroup} from '../engine/types';

/** Which sections something applies to: those that fit every condition. */
export interface SectionMatch {
  /** Address of the page below the base URL. */
  readonly page?: RegExp;
  readonly anchor?: RegExp;
  readonly heading?: RegExp;
  /** First line of the text. */
  readonly firstLine?: RegExp;
}

/** A kind of entry, and which sections are of it. */
export interface KindRule extends EntryKind, SectionMatch {
  /**
   * What readers may type to mean such a section, besides its heading: `firstLine` of its text, or its `anchor` without the
   * first word (`config-llm-router` is found as `llm-router`).
   */
  readonly name?: 'anchor' | 'firstLine';
}

/** Makes sections more or less important. Factors of all rules that fit are multiplied. */
export interface WeightRule extends SectionMatch {
  readonly factor: number;
}

/** Words that mean the same. */
export interface Synonyms extends SynonymGroup {
  /** Why the group is there. */
  readonly because: string;
}

/** A page that is offered before anything is typed, and when search doesn't work. */
export interface EntryPoint {
  readonly label: string;
  /** Address below the base URL. */
  readonly to: string;
}

/** What the plugin tells the interface. */
export interface SearchData {
  /** Address of the index. */
  readonly index: string;
  readonly entryPoints: readonly EntryPoint[];
}

/** Options of the plugin. */
export interface SearchPluginOptions {
  /** Choices above the results. */
  readonly filters: readonly EntryFilter[];
  /** Kinds of entries. The first that fits a section is its kind, so the last one must have no conditions. */
  readonly kinds: readonly KindRule[];
  readonly weights?: readonly WeightRule[];
  readonly synonyms?: readonly Synonyms[];
  /** Folder of YAML files with the words that readers use for pages and sections, and those don't: see `keywords.ts`. */
  readonly keywords?: string;
  readonly entryPoints: readonly EntryPoint[];
  /** Selectors of elements whose text isn't content. */
  readonly ignore?: readonly string[];
}
