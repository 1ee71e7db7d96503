import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadIndex, type SearchEngine, type SearchIndex} from '../engine';
import {remainderReader, unpackIndex, type IndexFile, type PostingsFile, type RemaindersFile} from '../engine/format';

/** The index of a built site. */
export interface BuiltIndex {
  /** With full texts. */
  readonly index: SearchIndex;
  /** As in the browser. */
  readonly engine: SearchEngine;
  /** Addresses of the sections, below the base path, in the order of the index. */
  readonly addresses: ReadonlySet<string>;
  /** What a browser fetches before it can find all words. */
  readonly files: string;
}

/**
 * Reads the search index of a built site.
 * @param siteFolder folder of the built site
 * @throws Error for a folder without a built site
 */
export function readIndex(siteFolder: string): BuiltIndex {
  const read = (name: string): string => {
    const file = path.resolve(siteFolder, 'search', name);
    if (!existsSync(file)) throw new Error(`${file} does not exist. Build the site first: npm run build`);
    return readFileSync(file, 'utf8');
  };
  const indexText = read('index.json');
  const file = JSON.parse(indexText) as IndexFile;
  const postingsText = read(file.postings);
  const index = unpackIndex(file);
  const engine = loadIndex(index);
  engine.complete(JSON.parse(postingsText) as PostingsFile);
  const remainders = index.pages.map(
    (_, page) => JSON.parse(read(`${file.remainders}/${page}.json`)) as RemaindersFile,
  );
  const remainderOf = remainderReader(index, (page) => remainders[page]);
  const sections = index.sections.map((section, at) => ({...section, text: section.text + (remainderOf(at) ?? '')}));
  return {
    index: {...index, sections},
    engine,
    addresses: new Set(sections.map(({page, anchor}) => `${index.pages[page]?.url ?? ''}${anchor && `#${anchor}`}`)),
    files: indexText + postingsText,
  };
}
