// Searches beside the page, so that typing never waits. It fetches nothing itself: the page gives it the files.
import {countTerms, createEngine, withKeywords, type SearchEngine} from '../engine';
import {remainderReader, unpackIndex, type IndexFile, type RemaindersFile} from '../engine/format';
import type {TermCounter} from '../engine/terms';
import type {SearchIndex} from '../engine/types';
import type {PostingsFile} from '../engine/postingsFile';
import type {Reply, Request} from './messages';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(reply: Reply): void;
}

type Search = Extract<Request, {type: 'search'}>;

const scope = self as unknown as WorkerScope;
/** What fits a screen or two, of several pages. */
const limits = {limit: 16, mostOfPage: 4};

let opened: {index: SearchIndex; counter: TermCounter; engine: SearchEngine} | undefined;
let waiting: Search | undefined;
/** What follows the beginnings of the texts of pages, by the page's place. */
const remainders = new Map<number, RemaindersFile>();

const parse = (content: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(content));

function answer({id, query, filter, first}: Search): void {
  if (!opened) return;
  const {index, engine} = opened;
  const kinds =
    filter === undefined ? undefined : index.kinds.filter((kind) => kind.filter === filter).map((kind) => kind.id);
  const pages = new Set<number>();
  const remainderOf = remainderReader(index, (page) => {
    pages.add(page);
    return remainders.get(page);
  });
  const found = engine.search(query, {...limits, kinds, isTyping: true, first, remainderOf});
  scope.postMessage({type: 'answer', id, ...found, pages: [...pages]});
}

function openIndex(content: ArrayBuffer): void {
  const file = parse(content) as IndexFile;
  const index = unpackIndex(file);
  const counter = countTerms(index);
  opened = {index, counter, engine: createEngine(index, counter.finish())};
  const used = new Set(index.sections.map(({kind}) => index.kinds[kind]?.filter));
  const filters = index.filters.filter(({id}) => used.has(id));
  scope.postMessage({type: 'ready', postings: file.postings, remainders: file.remainders, filters});
  if (waiting) answer(waiting);
}

function complete(content: ArrayBuffer): void {
  if (!opened) return;
  const {index, counter} = opened;
  const postings = parse(content) as PostingsFile;
  // Throws before anything is counted: after a retry, each term counts once.
  const whole = withKeywords(index, postings);
  counter.addPostings(postings);
  opened.engine = createEngine(whole, counter.finish());
  scope.postMessage({type: 'complete'});
}

scope.onmessage = ({data}) => {
  if (data.type === 'search') {
    waiting = data;
    answer(data);
    return;
  }
  try {
    if (data.type === 'remainders') remainders.set(data.page, parse(data.content) as RemaindersFile);
    else if (data.type === 'index') openIndex(data.content);
    else complete(data.content);
  } catch {
    if (data.type !== 'remainders') scope.postMessage({type: 'failed', file: data.type});
  }
};
