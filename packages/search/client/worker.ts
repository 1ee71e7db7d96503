// Searches in a worker, so that typing never waits. It fetches nothing itself: the page sends it the files.
import {loadIndex, type SearchEngine} from '../engine';
import {shownLimits} from '../engine/groups';
import {remainderReader, unpackIndex, type IndexFile, type PostingsFile, type RemaindersFile} from '../engine/format';
import type {SearchAnswer, SearchIndex} from '../engine/types';

/** A query from the page. */
export interface SearchRequest {
  readonly type: 'search';
  readonly id: number;
  readonly query: string;
  /** Id of the filter that the reader has chosen. */
  readonly filter: string | undefined;
  /** Addresses that are certain to answer the query. */
  readonly first: readonly string[];
}

/** What the page sends to the worker. */
export type Request =
  | {readonly type: 'index' | 'postings'; readonly content: ArrayBuffer}
  /** What follows the beginnings of a page's texts. It changes the excerpts, but not the results. */
  | {readonly type: 'remainders'; readonly page: number; readonly content: ArrayBuffer}
  | SearchRequest;

/** What the worker sends to the page. */
export type Reply =
  /** The index can be searched. `postings` is the file that completes it, `remainders` the folder of texts. */
  | {readonly type: 'ready'; readonly postings: string; readonly remainders: string}
  | {readonly type: 'complete'}
  /** A file is invalid. */
  | {readonly type: 'failed'; readonly file: 'index' | 'postings'}
  /** `pages` has the page indexes of the results, best first. */
  | ({readonly type: 'answer'; readonly id: number; readonly pages: readonly number[]} & SearchAnswer);

const send = (reply: Reply): void => self.postMessage(reply);

let opened: {index: SearchIndex; engine: SearchEngine} | undefined;
/** What follows the beginnings of the texts, by page index. */
const remainders = new Map<number, RemaindersFile>();

const parse = (content: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(content));

function answer({id, query, filter, first}: SearchRequest): void {
  if (!opened) return;
  const {index, engine} = opened;
  const pages = new Set<number>();
  const remainderOf = remainderReader(index, (page) => {
    pages.add(page);
    return remainders.get(page);
  });
  const found = engine.search(query, {...shownLimits, filter, isTyping: true, first, remainderOf});
  send({type: 'answer', id, ...found, pages: [...pages]});
}

function openIndex(content: ArrayBuffer): void {
  const file = parse(content) as IndexFile;
  const index = unpackIndex(file);
  opened = {index, engine: loadIndex(index)};
  send({type: 'ready', postings: file.postings, remainders: file.remainders});
}

function complete(content: ArrayBuffer): void {
  if (!opened) return;
  opened.engine.complete(parse(content) as PostingsFile);
  send({type: 'complete'});
}

self.onmessage = ({data}: MessageEvent<Request>) => {
  if (data.type === 'search') {
    answer(data);
    return;
  }
  try {
    if (data.type === 'remainders') remainders.set(data.page, parse(data.content) as RemaindersFile);
    else if (data.type === 'index') openIndex(data.content);
    else complete(data.content);
  } catch {
    if (data.type !== 'remainders') send({type: 'failed', file: data.type});
  }
};
