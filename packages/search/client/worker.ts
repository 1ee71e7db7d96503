// Searches beside the page, so that typing never waits. It fetches nothing itself: the page gives it the files.
import {createEngine, fieldTexts, loadIndex, type SearchEngine} from '../engine';
import {unpackIndex, type IndexFile, type RestFile} from '../engine/format';
import {openTermIndex} from '../engine/terms';
import type {Reply, Request} from './messages';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(reply: Reply): void;
}

const scope = self as unknown as WorkerScope;
const resultLimit = 24;

/** Sections that are read at once; queries are answered in between. */
const sliceSize = 60;

let file: IndexFile | undefined;
let engine: SearchEngine | undefined;
let waiting: Extract<Request, {type: 'search'}> | undefined;

const parse = (content: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(content));

function answer({id, query, filter, first}: Extract<Request, {type: 'search'}>): void {
  if (!engine || !file) return;
  const kinds =
    filter === undefined ? undefined : file.kinds.filter((kind) => kind.filter === filter).map((kind) => kind.id);
  scope.postMessage({type: 'answer', id, ...engine.search(query, {kinds, limit: resultLimit, isTyping: true, first})});
}

function openIndex(content: ArrayBuffer): void {
  file = parse(content) as IndexFile;
  const index = unpackIndex(file);
  engine = loadIndex(index);
  const used = new Set(index.sections.map(({kind}) => index.kinds[kind]?.filter));
  scope.postMessage({type: 'ready', rest: index.rest, filters: index.filters.filter(({id}) => used.has(id))});
  if (waiting) answer(waiting);
}

async function complete(content: ArrayBuffer): Promise<void> {
  if (!file) return;
  const index = unpackIndex(file, parse(content) as RestFile);
  const terms = openTermIndex();
  for (const [place, section] of index.sections.entries()) {
    terms.add(fieldTexts(index, section));
    if (place % sliceSize === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  engine = createEngine(index, terms.finish());
  scope.postMessage({type: 'complete'});
}

scope.onmessage = ({data}) => {
  if (data.type === 'search') {
    waiting = data;
    answer(data);
    return;
  }
  const open = async (): Promise<void> => (data.type === 'index' ? openIndex(data.content) : complete(data.content));
  open().catch(() => scope.postMessage({type: 'failed', file: data.type}));
};
