import type {EntryFilter, SearchAnswer} from '../engine/types';

/** What the page sends to the worker. */
export type Request =
  | {readonly type: 'index'; readonly content: ArrayBuffer}
  | {readonly type: 'words'; readonly content: ArrayBuffer}
  /** Texts of a page; they don't change the results, but the excerpts. */
  | {readonly type: 'texts'; readonly page: number; readonly content: ArrayBuffer}
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly filter: string | undefined;
      /** Addresses that answer for sure. */
      readonly first: readonly string[];
    };

/** What the worker sends to the page. */
export type Reply =
  /** An index can be searched; `words` is the file that completes it, `rests` the folder of texts. */
  | {readonly type: 'ready'; readonly words: string; readonly rests: string; readonly filters: readonly EntryFilter[]}
  | {readonly type: 'complete'}
  /** A file isn't what it should be. */
  | {readonly type: 'failed'; readonly file: 'index' | 'words'}
  /** `pages`: those of its results, best first; by their places in the index. */
  | ({readonly type: 'answer'; readonly id: number; readonly pages: readonly number[]} & SearchAnswer);
