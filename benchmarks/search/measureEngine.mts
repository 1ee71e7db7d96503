import {brotliCompressSync} from 'node:zlib';
import type {Document, Question, Site} from './readSite.mts';

/** An engine with its index loaded. */
export interface LoadedEngine {
  /** Returns places of sections, best first. */
  search(query: string): readonly number[] | Promise<readonly number[]>;
  close?(): Promise<void>;
}

/** A search engine under comparison. */
export interface Engine {
  readonly name: string;
  /** Makes the index: what a browser fetches before it can search. Text is counted compressed. */
  build(site: Site): {readonly index: string} | Promise<{readonly index: string}>;
  load(index: string, documents: readonly Document[]): LoadedEngine | Promise<LoadedEngine>;
}

/** What was measured. */
export interface Row {
  readonly name: string;
  readonly first: number;
  readonly third: number;
  /** Bytes of the index with Brotli. */
  readonly bytes: number;
  /** Milliseconds to load the index, and the median of a query. */
  readonly load: number;
  readonly query: number;
}

/** Asks all questions. */
export async function measureEngine(engine: Engine, site: Site, questions: readonly Question[]): Promise<Row> {
  const {index} = await engine.build(site);
  const begin = performance.now();
  const loaded = await engine.load(index, site.documents);
  const load = performance.now() - begin;
  const places: number[] = [];
  const times: number[] = [];
  for (const {ask, answers} of questions) {
    const start = performance.now();
    const found = await loaded.search(ask);
    times.push(performance.now() - start);
    places.push(found.slice(0, 10).findIndex((id) => answers.includes(site.documents[id]?.url ?? '')));
  }
  await loaded.close?.();
  const share = (count: number): number => count / questions.length;
  return {
    name: engine.name,
    first: share(places.filter((place) => place === 0).length),
    third: share(places.filter((place) => place >= 0 && place < 3).length),
    bytes: brotliCompressSync(index).length,
    load,
    query: times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
  };
}

/** Writes rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  const lines = rows.map(({name, first, third, bytes, load, query}) =>
    [
      '',
      name,
      percent(first),
      percent(third),
      `${(bytes / 1000).toFixed(0)} kB`,
      `${load.toFixed(0)} ms`,
      `${query.toFixed(1)} ms`,
      '',
    ]
      .join(' | ')
      .trim(),
  );
  return [
    '| Engine | First is right | In first three | Index, Brotli | Load | Query, median |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
