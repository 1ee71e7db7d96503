import type {SearchAnswer} from '../engine/types';
import type {Reply, Request, SearchRequest} from './worker';

/** A file that failed to load. Without postings, only headings and beginnings are searched. */
export type FailedFile = 'index' | 'postings' | undefined;

export type Question = Omit<SearchRequest, 'type' | 'id'>;

/** Milliseconds after the last keystroke before the texts of results are fetched. */
const settled = 100;
/** How many pages' texts are fetched at first: more than fit a screen. */
const firstPages = 5;

/** An index that is loaded or loading. It lives as long as the document, so search keeps working offline. */
export interface SearchConnection {
  failed(): FailedFile;
  subscribe(listener: () => void): () => void;
  /**
   * Searches. `onAnswer` gets the answer to the newest question, then again when the index is complete, and again with
   * better excerpts when the texts of its pages have loaded.
   */
  search(question: Question, onAnswer: (answer: SearchAnswer) => void): void;
  /** Fetches the texts of all results. Without them, excerpts show the beginnings of sections. */
  completeExcerpts(): void;
  /** Retries the file that failed to load. */
  retry(): void;
}

/** The dialog as `packages/first-view` opens it: with the index already requested. */
interface PreloadingDialog extends Element {
  preloaded?: Promise<Response>;
}

/** Returns the response requested before hydration. Only once, so that a retry makes a new request. */
function takePreloaded(address: string): Promise<Response> | undefined {
  const dialog = document.querySelector<PreloadingDialog>(`dialog[data-preload="${CSS.escape(address)}"]`);
  const preloaded = dialog?.preloaded;
  if (dialog) dialog.preloaded = undefined;
  return preloaded;
}

async function load(address: string, cache: RequestCache): Promise<ArrayBuffer> {
  const response = await (takePreloaded(address) ?? fetch(address, {cache}));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

function open(address: string): SearchConnection {
  let failed: FailedFile;
  let worker: Worker | undefined;
  /** Addresses of the postings and of the folder of remainders. */
  let files: {postings: string; remainders: string} | undefined;
  /** Pages whose texts were requested. */
  const asked = new Set<number>();
  /** Pages of the newest results. */
  let pages: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: {request: SearchRequest; onAnswer: (answer: SearchAnswer) => void} | undefined;
  const listeners = new Set<() => void>();

  function setFailed(file: FailedFile): void {
    failed = file;
    listeners.forEach((listener) => listener());
  }
  const fail = (file: 'index' | 'postings'): void => setFailed(failed === 'index' ? 'index' : file);
  /** Asks the newest question. The worker only answers once it has the index. */
  const ask = (): void => current && worker?.postMessage(current.request);

  /** @param cache `reload` for a retry, since the browser may have cached a bad response */
  async function fetchFile(type: 'index' | 'postings', file: string, cache: RequestCache): Promise<void> {
    try {
      const content = await load(file, cache);
      worker?.postMessage({type, content} satisfies Request, [content]);
    } catch {
      fail(type);
    }
  }
  /** Fetches texts of pages, then searches again. Pages whose texts don't load keep excerpts from the beginnings. */
  async function fetchTexts(count: number): Promise<void> {
    const wanted = navigator.onLine ? pages.slice(0, count).filter((page) => !asked.has(page)) : [];
    wanted.forEach((page) => asked.add(page));
    const loads = wanted.map(async (page) => {
      const asking = worker;
      const content = await load(`${files?.remainders}/${page}.json`, 'default');
      // A new worker has a new index, which may belong to a newer version of the site.
      if (asking === worker) asking?.postMessage({type: 'remainders', page, content} satisfies Request, [content]);
    });
    const loaded = await Promise.allSettled(loads);
    loaded.forEach(({status}, place) => status === 'rejected' && asked.delete(wanted[place] ?? -1));
    if (loaded.some(({status}) => status === 'fulfilled')) ask();
  }
  function receive({data}: MessageEvent<Reply>): void {
    if (data.type === 'answer') {
      if (data.id !== current?.request.id) return;
      current.onAnswer(data);
      clearTimeout(timer);
      ({pages} = data);
      timer = setTimeout(() => void fetchTexts(firstPages), settled);
    } else if (data.type === 'failed') {
      fail(data.file);
    } else if (data.type === 'complete') {
      setFailed(undefined);
      ask();
    } else {
      ask();
      const absolute = (name: string): string => new URL(name, new URL(address, location.href)).href;
      files = {postings: absolute(data.postings), remainders: absolute(data.remainders)};
      void fetchFile('postings', files.postings, 'default');
    }
  }
  function start(cache: RequestCache): void {
    worker?.terminate();
    asked.clear();
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = receive;
    worker.onerror = () => fail('index');
    void fetchFile('index', address, cache);
  }

  start('default');
  let questions = 0;
  return {
    failed: () => failed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search(question, onAnswer) {
      questions += 1;
      current = {request: {type: 'search', id: questions, ...question}, onAnswer};
      ask();
    },
    completeExcerpts: () => void fetchTexts(Infinity),
    retry() {
      const file = failed;
      setFailed(undefined);
      if (file === 'index') start('reload');
      else if (files) void fetchFile('postings', files.postings, 'reload');
    },
  };
}

let connection: SearchConnection | undefined;

/** Returns the connection to the index of this site. The first call opens it. */
export const connect = (address: string): SearchConnection => (connection ??= open(address));
