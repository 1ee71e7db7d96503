import {anchorOfHeading} from '@docs-kit/report/text';
import type {IndexedSection, SearchIndex} from './types';
import {packPostings} from './postingsFile';

/**
 * The index as a file, with a list for each property of the sections. It leaves out what a browser can derive: the
 * headings above a section from the order of sections, and most anchors from their headings.
 */
export interface IndexFile extends Pick<SearchIndex, 'kinds' | 'filters' | 'synonyms' | 'pages'> {
  readonly version: 2;
  /** Page index of each section. */
  readonly pageOf: readonly number[];
  readonly headings: readonly string[];
  /** 0 where the anchor can be derived from the heading. */
  readonly anchors: readonly (string | 0)[];
  /** How many headings are above each section. */
  readonly levels: readonly number[];
  readonly kindOf: readonly number[];
  readonly weights: readonly number[];
  readonly names: readonly (readonly string[])[];
  /** Beginnings of the texts. */
  readonly beginnings: readonly string[];
  /** File with the terms of what follows the beginnings. */
  readonly postings: string;
  /** Folder with what follows the beginnings: a file for each page, named after the page's index. */
  readonly remainders: string;
}

export type {PostingsFile} from './postingsFile';

/** What follows the beginnings of the texts of a page, in the order of its sections. */
export type RemaindersFile = readonly string[];

/** Splits a text between words or lines, at or before a length. */
function splitText(text: string, length: number): [beginning: string, remainder: string] {
  if (text.length <= length * 1.2) return [text, ''];
  const cut = Math.max(text.lastIndexOf('\n', length), text.lastIndexOf(' ', length));
  return [text.slice(0, cut), text.slice(cut)];
}

/** Characters of each text in the first file. With 2,600 sections, 54 make the file 67 kB, and 180 make it 108 kB. */
const beginningLength = 54;

/**
 * Packs an index into files: one that is enough for a first search, one with all other terms, and one per page with the
 * texts that results show.
 * @param hashOf returns a hash of a file's content, to use in its name
 * @param beginning characters of each text in the first file
 * @returns the files' contents by name
 */
export function packIndex(
  index: SearchIndex,
  hashOf: (content: string) => string,
  beginning = beginningLength,
): Map<string, string> {
  const {sections, ...others} = index;
  const split = sections.map(({text}) => splitText(text, beginning));
  const postings = JSON.stringify(
    packPostings(sections.map(({keywords}, place) => ({keywords, text: split[place]?.[1] ?? ''}))),
  );
  const remainders = index.pages.map((_, page) =>
    JSON.stringify(split.filter((_text, place) => sections[place]?.page === page).map(([, end]) => end)),
  );
  const file: IndexFile = {
    version: 2,
    ...others,
    pageOf: sections.map(({page}) => page),
    headings: sections.map(({heading}) => heading),
    anchors: sections.map(({anchor, heading}) => (anchor === anchorOfHeading(heading) ? 0 : anchor)),
    levels: sections.map(({path}) => path.length),
    kindOf: sections.map(({kind}) => kind),
    weights: sections.map(({weight}) => weight),
    names: sections.map(({names}) => names),
    beginnings: split.map(([start]) => start),
    postings: `postings.${hashOf(postings)}.json`,
    remainders: `remainders.${hashOf(remainders.join('\n'))}`,
  };
  return new Map([
    ['index.json', JSON.stringify(file)],
    [file.postings, postings],
    ...remainders.map((content, page) => [`${file.remainders}/${page}.json`, content] as const),
  ]);
}

/**
 * Unpacks an index. Its texts are only the beginnings.
 * @throws when the file is of another version, which a browser may have cached
 */
export function unpackIndex(file: IndexFile): SearchIndex {
  const {kinds, filters, synonyms, pages, headings, pageOf, anchors, levels, kindOf, weights, names, beginnings} = file;
  if (file.version !== 2) throw new Error('The search index is of another version.');
  let above: readonly string[] = [];
  const sections = headings.map((heading, place): IndexedSection => {
    const path = above.slice(0, levels[place]);
    above = [...path, heading];
    return {
      page: pageOf[place] ?? 0,
      heading,
      anchor: anchors[place] || (anchors[place] === 0 ? anchorOfHeading(heading) : ''),
      path,
      kind: kindOf[place] ?? 0,
      weight: weights[place] ?? 1,
      names: names[place] ?? [],
      text: beginnings[place] ?? '',
      // Loaded with the postings.
      keywords: '',
    };
  });
  return {kinds, filters, synonyms, pages, sections};
}

/**
 * Returns a function that maps a section's index to what follows the beginning of its text, or `undefined` until the
 * texts of its page have loaded.
 * @param remaindersOf returns the remainders of the page with this index
 */
export function remainderReader(
  {sections}: SearchIndex,
  remaindersOf: (page: number) => RemaindersFile | undefined,
): (place: number) => string | undefined {
  const firstOf = new Map<number, number>();
  sections.forEach(({page}, place) => firstOf.has(page) || firstOf.set(page, place));
  return (place) => {
    const {page = -1} = sections[place] ?? {};
    return remaindersOf(page)?.[place - (firstOf.get(page) ?? 0)];
  };
}
