// Searches beside the page, so that typing never waits. It fetches nothing itself: the page gives it the files.
import {countTerms, createEngine, withKeywords, type SearchEngine} from '../engine';
import {restReader, unpackIndex, type IndexFile, type RestsFile} from '../engine/format';
import type {TermCounter} from '../engine/terms';
import type {SearchIndex} from '../engine/types';
import type {WordsFile} from '../engine/wordsFile';
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
/** Texts of pages, by the page's place. */
const rests = new Map<number, RestsFile>();

const parse = (content: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(content));

function answer({id, query, filter, first}: Search): void {
  if (!opened) return;
  const {index, engine} = opened;
  const kinds =
    filter === undefined ? undefined : index.kinds.filter((kind) => kind.filter === filter).map((kind) => kind.id);
  const pages = new Set<number>();
  const restOf = restReader(index, (page) => {
    pages.add(page);
    return rests.get(page);
  });
  const found = engine.search(query, {...limits, kinds, isTyping: true, first, restOf});
  scope.postMessage({type: 'answer', id, ...found, pages: [...pages]});
}

function openIndex(content: ArrayBuffer): void {
  const file = parse(content) as IndexFile;
  const index = unpackIndex(file);
  const counter = countTerms(index);
  opened = {index, counter, engine: createEngine(index, counter.finish())};
  const used = new Set(index.sections.map(({kind}) => index.kinds[kind]?.filter));
  const filters = index.filters.filter(({id}) => used.has(id));
  scope.postMessage({type: 'ready', words: file.words, rests: file.rests, filters});
  if (waiting) answer(waiting);
}

function complete(content: ArrayBuffer): void {
  if (!opened) return;
  const {index, counter} = opened;
  const words = parse(content) as WordsFile;
  // Throws before anything is counted: after a retry, each word counts once.
  const whole = withKeywords(index, words);
  counter.addWords(words);
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
    if (data.type === 'texts') rests.set(data.page, parse(data.content) as RestsFile);
    else if (data.type === 'index') openIndex(data.content);
    else complete(data.content);
  } catch {
    if (data.type !== 'texts') scope.postMessage({type: 'failed', file: data.type});
  }
};
