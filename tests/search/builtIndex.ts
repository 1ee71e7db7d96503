import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadIndex, type SearchEngine, type SearchIndex} from '@docs-kit/search/engine';
import {unpackIndex, type IndexFile, type RestFile} from '@docs-kit/search/format';

/** The index of the built site, as a browser loads it. */
export interface BuiltIndex {
  readonly index: SearchIndex;
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
  const index = unpackIndex(file, read<RestFile>(file.rest ?? ''));
  const addresses = index.sections.map(({page, anchor}) => `${index.pages[page]?.url ?? ''}${anchor && `#${anchor}`}`);
  return {index, engine: loadIndex(index), addresses: new Set(addresses)};
}
