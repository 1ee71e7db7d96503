// `npm run bench:search`, after `npm run build`: asks search engines the questions of tests/search about the sections of
// all pages. Each engine gets the same texts, and the boosts for headings and titles that its documentation recommends.
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';
import {readIndex} from '@docs-kit/search/built-index';
import {median} from './figures.mts';

/** A section as the engines get it; its id is its place in the index. */
interface Document extends Record<(typeof fields)[number], string> {
  readonly id: number;
}

interface Question {
  readonly ask: string;
  readonly answers: readonly string[];
}

/** A loaded engine. */
interface Engine {
  readonly name: string;
  /** What a browser has to fetch before the first search. */
  readonly files: string;
  /** Returns ids of sections, best first. */
  search(query: string): readonly number[];
}

/** MiniSearch, as far as this program uses it: https://lucaong.github.io/minisearch/ */
type MiniSearch = new (options: object) => {
  addAll(documents: readonly Document[]): void;
  search(query: string): readonly {readonly id: number}[];
};

/** FlexSearch, as far as this program uses it: https://github.com/nextapps-de/flexsearch */
interface FlexSearch {
  readonly Document: new (options: object) => {
    add(document: Document): void;
    search(query: string, options: object): readonly {readonly field: string; readonly result: readonly number[]}[];
  };
}

const fields = ['heading', 'title', 'path', 'text'] as const;
const boosts: Readonly<Record<string, number>> = {heading: 4, title: 2};

const {index, engine, files, addresses: addressSet} = readIndex('build');
const addresses = [...addressSet];
const documents = index.sections.map(({page, heading, path, names, text}, id): Document => {
  const {title = '', breadcrumbs = []} = index.pages[page] ?? {};
  return {id, heading: [heading, ...names].join(' '), title, path: [...breadcrumbs, ...path].join(' '), text};
});
const questions = ['questions', 'otherQuestions'].flatMap((name) =>
  Object.values(parse(readFileSync(`tests/search/${name}.yaml`, 'utf8')) as Record<string, Question[]>).flat(),
);

const own: Engine = {
  name: 'packages/search',
  files,
  search: (query) => engine.search(query, {limit: 10}).results.map(({url}) => addresses.indexOf(url)),
};

async function miniSearch(): Promise<Engine> {
  const {default: Index} = (await import('./node_modules/minisearch/dist/es/index.js' as string)) as {
    default: MiniSearch;
  };
  const fuzzy = (term: string): number | false => (term.length > 3 ? 0.2 : false);
  const loaded = new Index({fields, searchOptions: {boost: boosts, fuzzy, prefix: true}});
  loaded.addAll(documents);
  return {
    name: 'MiniSearch',
    files: JSON.stringify(loaded),
    search: (query) => loaded.search(query).map(({id}) => id),
  };
}

async function flexSearch(): Promise<Engine> {
  const {default: library} = (await import(
    './node_modules/flexsearch/dist/flexsearch.bundle.module.min.mjs' as string
  )) as {default: FlexSearch};
  const loaded = new library.Document({
    document: {id: 'id', index: fields.map((field) => ({field, tokenize: 'forward', resolution: 9}))},
  });
  documents.forEach((document) => loaded.add(document));
  return {
    name: 'FlexSearch',
    // Its index is larger than the texts, from which a browser can make it.
    files: JSON.stringify(documents),
    search(query) {
      const scores = new Map<number, number>();
      for (const {field, result} of loaded.search(query, {suggest: true, limit: 30})) {
        result.forEach((id, rank) => scores.set(id, (scores.get(id) ?? 0) + (boosts[field] ?? 1) / (rank + 1)));
      }
      return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
    },
  };
}

const percent = (count: number): string => `${((count / questions.length) * 100).toFixed(1)} %`;

console.log(`${questions.length} questions, ${documents.length} sections\n`);
console.log('| Engine | First is right | In first three | Index, Brotli | Query, median |');
console.log('| --- | --- | --- | --- | --- |');
for (const {name, files: fetched, search} of [own, await miniSearch(), await flexSearch()]) {
  const times: number[] = [];
  const ranks = questions.map(({ask, answers}) => {
    const start = performance.now();
    const found = search(ask);
    times.push(performance.now() - start);
    return found.slice(0, 3).findIndex((id) => answers.includes(addresses[id] ?? ''));
  });
  const [first, third] = [ranks.filter((rank) => rank === 0).length, ranks.filter((rank) => rank >= 0).length];
  const size = `${(brotliCompressSync(fetched).length / 1000).toFixed(0)} kB`;
  console.log(`| ${name} | ${percent(first)} | ${percent(third)} | ${size} | ${median(times).toFixed(1)} ms |`);
}
