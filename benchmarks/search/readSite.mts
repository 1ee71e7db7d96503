import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {remainderReader, unpackIndex, type IndexFile, type RemaindersFile} from '@docs-kit/search/format';
import type {PostingsFile} from '@docs-kit/search/postings-file';

/** A section as all engines get it. */
export interface Document {
  readonly id: number;
  readonly url: string;
  readonly heading: string;
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** What engines are compared on. */
export interface Site {
  readonly folder: string;
  readonly index: IndexFile;
  readonly postings: PostingsFile;
  readonly documents: readonly Document[];
}

/** A question and the addresses of sections that answer it. */
export interface Question {
  readonly ask: string;
  readonly answers: readonly string[];
}

/** Reads the sections of a built site from its own index. */
export function readSite(folder: string): Site {
  const read = <File,>(name: string): File =>
    JSON.parse(readFileSync(path.join(folder, 'search', name), 'utf8')) as File;
  const file = read<IndexFile>('index.json');
  const index = unpackIndex(file);
  const remainders = index.pages.map((_, page) => read<RemaindersFile>(`${file.remainders}/${page}.json`));
  const remainderOf = remainderReader(index, (page) => remainders[page]);
  const documents = index.sections.map(({page, anchor, heading, path: above, names, text}, id) => {
    const {url = '', title = '', breadcrumbs = []} = index.pages[page] ?? {};
    return {
      id,
      url: url + (anchor && `#${anchor}`),
      heading: [heading, ...names].join(' '),
      title,
      path: [...breadcrumbs, ...above].join(' '),
      text: text + remainderOf(id),
    };
  });
  return {folder, index: file, postings: read<PostingsFile>(file.postings), documents};
}

/** Reads questions of all kinds. */
export const readQuestions = (files: readonly string[]): Question[] =>
  files.flatMap((file) => Object.values(parse(readFileSync(file, 'utf8')) as Record<string, Question[]>).flat());
