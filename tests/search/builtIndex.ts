import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadIndex, type SearchEngine, type SearchIndex} from '@docs-kit/search/engine';
import {
  remainderReader,
  unpackIndex,
  type IndexFile,
  type PostingsFile,
  type RemaindersFile,
} from '@docs-kit/search/format';

/** The index of the built site. */
export interface BuiltIndex {
  /** With full texts. */
  readonly index: SearchIndex;
  /** As in the browser. */
  readonly engine: SearchEngine;
  /** Addresses of all sections, below the base path. */
  readonly addresses: ReadonlySet<string>;
}

const folder = path.resolve(process.env.SITE_FOLDER ?? 'build', 'search');

function read<File>(name: string): File {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error(`${file} does not exist. Build the site first: npm run build`);
  return JSON.parse(readFileSync(file, 'utf8')) as File;
}

/** Loads the index of the built site. */
export function loadBuiltIndex(): BuiltIndex {
  const file = read<IndexFile>('index.json');
  const index = unpackIndex(file);
  const engine = loadIndex(index);
  engine.complete(read<PostingsFile>(file.postings));
  const remainders = index.pages.map((_, page) => read<RemaindersFile>(`${file.remainders}/${page}.json`));
  const remainderOf = remainderReader(index, (page) => remainders[page]);
  const addresses = index.sections.map(({page, anchor}) => `${index.pages[page]?.url ?? ''}${anchor && `#${anchor}`}`);
  return {
    index: {
      ...index,
      sections: index.sections.map((section, at) => ({...section, text: section.text + (remainderOf(at) ?? '')})),
    },
    engine,
    addresses: new Set(addresses),
  };
}
