import type {EntryFilter, SearchAnswer} from '../engine/types';
import type {Reply, Request} from './messages';

/** What is known of the index. */
export interface IndexState {
  /** `partial`: the beginnings of all texts can be searched, and the rest isn't there or didn't load. */
  readonly status: 'loading' | 'partial' | 'complete' | 'failed';
  /** Whether something didn't load: the reader may try again. */
  readonly canRetry: boolean;
  /** Filters that have entries. */
  readonly filters: readonly EntryFilter[];
}

/** What the dialog asks. */
export type Question = Pick<Extract<Request, {type: 'search'}>, 'query' | 'filter' | 'first'>;

/** A loaded index, or one that is being loaded. It stays while the document does, so search goes on without a network. */
export interface SearchConnection {
  state(): IndexState;
  /** Calls a function when the state changes. */
  subscribe(listener: () => void): () => void;
  /** Asks for results; the answer of the newest question is given to `onAnswer`, and again when the index is complete. */
  search(question: Question, onAnswer: (answer: SearchAnswer) => void): void;
  /** Loads again what didn't load. */
  retry(): void;
}

/** The dialog, when `packages/first-view` has opened it: it has asked for the index already. */
interface PreloadingDialog extends Element {
  preloaded?: Promise<Response>;
}

/** Returns what was asked for before React was there; once, so that another attempt asks anew. */
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
  let state: IndexState = {status: 'loading', canRetry: false, filters: []};
  let worker: Worker | undefined;
  let rest: string | undefined;
  let current: {request: Extract<Request, {type: 'search'}>; onAnswer: (answer: SearchAnswer) => void} | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<IndexState>): void {
    state = {...state, ...next};
    listeners.forEach((listener) => listener());
  }
  const fail = (file: 'index' | 'rest'): void =>
    change(file === 'index' ? {status: 'failed', canRetry: true} : {canRetry: true});
  const send = (request: Request): void => worker?.postMessage(request);

  /** @param cache `reload` at another attempt: the browser may have kept what was wrong */
  async function fetchFile(type: 'index' | 'rest', file: string, cache: RequestCache): Promise<void> {
    try {
      const content = await load(file, cache);
      worker?.postMessage({type, content} satisfies Request, [content]);
    } catch {
      fail(type);
    }
  }
  function receive({data}: MessageEvent<Reply>): void {
    if (data.type === 'answer') {
      if (data.id === current?.request.id) current.onAnswer(data);
    } else if (data.type === 'failed') {
      fail(data.file);
    } else if (data.type === 'complete') {
      change({status: 'complete', canRetry: false});
      if (current) send(current.request);
    } else {
      change({status: data.rest ? 'partial' : 'complete', filters: data.filters});
      rest = data.rest && new URL(data.rest, new URL(address, location.href)).href;
      if (rest) void fetchFile('rest', rest, 'default');
    }
  }
  function start(cache: RequestCache): void {
    worker?.terminate();
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = receive;
    worker.onerror = () => fail('index');
    void fetchFile('index', address, cache);
    if (current) send(current.request);
  }

  start('default');
  let questions = 0;
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search(question, onAnswer) {
      questions += 1;
      current = {request: {type: 'search', id: questions, ...question}, onAnswer};
      send(current.request);
    },
    retry() {
      if (state.status === 'failed') {
        change({status: 'loading', canRetry: false});
        start('reload');
      } else if (rest) {
        change({canRetry: false});
        void fetchFile('rest', rest, 'reload');
      }
    },
  };
}

let connection: SearchConnection | undefined;

/** Returns the connection to the index of this site; opens it at the first call. */
export const connect = (address: string): SearchConnection => (connection ??= open(address));
