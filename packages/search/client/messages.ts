import type {EntryFilter, SearchAnswer} from '../engine/types';

/** What the page sends to the worker. */
export type Request =
  | {readonly type: 'index'; readonly content: ArrayBuffer}
  | {readonly type: 'postings'; readonly content: ArrayBuffer}
  /** What follows the beginnings of a page's texts. It doesn't change the results, but the excerpts. */
  | {readonly type: 'remainders'; readonly page: number; readonly content: ArrayBuffer}
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
  /** An index can be searched; `postings` is the file that completes it, `remainders` the folder of texts. */
  | {
      readonly type: 'ready';
      readonly postings: string;
      readonly remainders: string;
      readonly filters: readonly EntryFilter[];
    }
  | {readonly type: 'complete'}
  /** A file isn't what it should be. */
  | {readonly type: 'failed'; readonly file: 'index' | 'postings'}
  /** `pages`: those of its results, best first; by their places in the index. */
  | ({readonly type: 'answer'; readonly id: number; readonly pages: readonly number[]} & SearchAnswer);
