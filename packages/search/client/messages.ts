import type {EntryFilter, SearchAnswer} from '../engine/types';

/** What the page sends to the worker. */
export type Request =
  | {readonly type: 'index' | 'rest'; readonly content: ArrayBuffer}
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
  /** An index can be searched; `rest` is the file that completes it. */
  | {readonly type: 'ready'; readonly rest: string | undefined; readonly filters: readonly EntryFilter[]}
  | {readonly type: 'complete'}
  /** A file isn't what it should be. */
  | {readonly type: 'failed'; readonly file: 'index' | 'rest'}
  | ({readonly type: 'answer'; readonly id: number} & SearchAnswer);
