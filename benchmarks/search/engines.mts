import {create, insertMultiple, load as loadOrama, save as saveOrama, search as searchOrama} from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch, {type Options} from 'minisearch';
import {loadIndex} from '@docs-kit/search/engine';
import {unpackIndex, type IndexFile} from '@docs-kit/search/format';
import type {PostingsFile} from '@docs-kit/search/postings-file';
import {termsOf} from '@docs-kit/search/tokens';
import type {Document} from './readSite.mts';
import type {Engine} from './measureEngine.mts';

const fields = ['heading', 'title', 'path', 'text'] as const;

/** The engine of `packages/search`, without the texts that results show. */
const own: Engine = {
  name: 'packages/search',
  build: ({index, postings}) => ({index: JSON.stringify([index, postings])}),
  load(files, documents) {
    const [index, postings] = JSON.parse(files) as [IndexFile, PostingsFile | undefined];
    const engine = loadIndex(unpackIndex(index), postings);
    const places = new Map(documents.map(({url, id}) => [url, id]));
    return {
      search: (query) => engine.search(query, {limit: 10}).results.map(({url}) => places.get(decodeURI(url)) ?? -1),
    };
  },
};

/** The same before the postings are there. */
const ownBeginnings: Engine = {
  ...own,
  name: 'packages/search, first file',
  build: ({index}) => ({index: JSON.stringify([index])}),
};

function miniSearch(name: string, more: Partial<Options<Document>>): Engine {
  const options: Options<Document> = {
    fields: [...fields],
    searchOptions: {boost: {heading: 4, title: 2}, fuzzy: (term) => (term.length > 3 ? 0.2 : false), prefix: true},
    ...more,
  };
  return {
    name,
    build({documents}) {
      const index = new MiniSearch<Document>(options);
      index.addAll(documents);
      return {index: JSON.stringify(index)};
    },
    load(index) {
      const engine = MiniSearch.loadJSON<Document>(index, options);
      return {search: (query) => engine.search(query).map(({id}) => id as number)};
    },
  };
}

const flexSearch: Engine = {
  name: 'FlexSearch',
  build: ({documents}) => ({index: JSON.stringify(documents)}),
  load(index, documents) {
    const engine = new FlexSearch.Document({
      document: {id: 'id', index: fields.map((field) => ({field, tokenize: 'forward' as const, resolution: 9}))},
    });
    for (const document of documents) engine.add({...document});
    return {
      search(query) {
        const scores = new Map<number, number>();
        for (const {field, result} of engine.search(query, {suggest: true, limit: 30})) {
          result.forEach((id, place) => {
            const score = (field === 'heading' ? 4 : field === 'title' ? 2 : 1) / (place + 1);
            scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score);
          });
        }
        return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
      },
    };
  },
};

const orama: Engine = {
  name: 'Orama',
  async build({documents}) {
    const index = create({schema: {id: 'string', heading: 'string', title: 'string', path: 'string', text: 'string'}});
    await insertMultiple(
      index,
      documents.map((document) => ({...document, id: String(document.id)})),
    );
    return {index: JSON.stringify(saveOrama(index))};
  },
  load(index) {
    const engine = create({schema: {id: 'string', heading: 'string', title: 'string', path: 'string', text: 'string'}});
    loadOrama(engine, JSON.parse(index));
    return {
      async search(query) {
        const {hits} = await searchOrama(engine, {term: query, boost: {heading: 4, title: 2}, tolerance: 1, limit: 10});
        return hits.map(({id}) => Number(id));
      },
    };
  },
};

/** All that are compared. */
export const searchEngines: readonly Engine[] = [
  own,
  ownBeginnings,
  miniSearch('MiniSearch', {}),
  miniSearch('MiniSearch with our terms', {tokenize: termsOf, processTerm: (term) => term}),
  flexSearch,
  orama,
];
