import type {IndexedSection, SearchIndex} from './types';
import {packPostings} from './postingsFile';

/**
 * The index as a file. What a browser can work out isn't in it: addresses and headings above follow from the order of
 * sections, and most anchors from their headings.
 */
export interface IndexFile extends Pick<SearchIndex, 'kinds' | 'filters' | 'synonyms'> {
  readonly version: 1;
  /** Address, title, categories above, number of sections, and keywords of each page. */
  readonly pages: readonly (readonly [
    url: string,
    title: string,
    breadcrumbs: readonly string[],
    sections: number,
    keywords: string,
  ])[];
  /** One entry for each section. */
  readonly headings: readonly string[];
  /** 0 where the anchor follows from the heading. */
  readonly anchors: readonly (string | 0)[];
  /** How many sections back its parent is; 0 for a section without one. */
  readonly parents: readonly number[];
  readonly kindOf: readonly number[];
  /** In hundredths. */
  readonly weights: readonly number[];
  /** One name per line; 0 for a section without names. */
  readonly names: readonly (string | 0)[];
  /** How each text begins. */
  readonly beginnings: readonly string[];
  /** File with the terms of what follows the beginnings. */
  readonly postings: string;
  /** Folder with what follows the beginnings: a file for each page, named by its place. */
  readonly remainders: string;
}

/** What follows the beginnings of the texts of a page, in the order of its sections. */
export type RemaindersFile = readonly string[];

/** Returns the anchor that most generators make of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/gu, '-');

/** Splits a text between words or lines, before a number of letters. */
function splitText(text: string, length: number): [beginning: string, remainder: string] {
  if (text.length <= length * 1.2) return [text, ''];
  const cut = Math.max(text.lastIndexOf('\n', length), text.lastIndexOf(' ', length));
  return [text.slice(0, cut), text.slice(cut)];
}

/**
 * Packs an index into files: one with what a first search needs, one with all other terms, by which it's complete, and
 * one for each page with the texts that results show.
 * @param beginning letters of each text in the first file
 * @param hashOf makes a part of a file's name from its content
 * @returns contents of the files by their names
 */
export function packIndex(
  index: SearchIndex,
  beginning: number,
  hashOf: (content: string) => string,
): Map<string, string> {
  const split = index.sections.map(({text}) => splitText(text, beginning));
  const postings = JSON.stringify(
    packPostings(index.sections.map(({keywords}, place) => ({keywords, text: split[place]?.[1] ?? ''}))),
  );
  const remainders = index.pages.map((_, page) =>
    JSON.stringify(split.filter((_text, place) => index.sections[place]?.page === page).map(([, end]) => end)),
  );
  const counts = index.pages.map((_, page) => index.sections.filter((section) => section.page === page).length);
  const file: IndexFile = {
    version: 1,
    kinds: index.kinds,
    filters: index.filters,
    synonyms: index.synonyms,
    pages: index.pages.map(({url, title, breadcrumbs, keywords}, page) => [
      url,
      title,
      breadcrumbs,
      counts[page] ?? 0,
      keywords,
    ]),
    headings: index.sections.map(({heading, anchor}) => (anchor ? heading : '')),
    anchors: index.sections.map(({anchor, heading}) => (anchor === (anchor && anchorOf(heading)) ? 0 : anchor)),
    parents: index.sections.map((section, place) => parentOf(index.sections, section, place)),
    kindOf: index.sections.map(({kind}) => kind),
    weights: index.sections.map(({weight}) => Math.round(weight * 100)),
    names: index.sections.map(({names}) => names.join('\n') || 0),
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

function parentOf(sections: readonly IndexedSection[], {page, path}: IndexedSection, place: number): number {
  if (path.length === 0) return 0;
  for (let other = place - 1; sections[other]?.page === page; other -= 1) {
    const {heading = '', path: above = []} = sections[other] ?? {};
    if ([...above, heading].join('\n') === path.join('\n')) return place - other;
  }
  return 0;
}

/**
 * Unpacks an index. Its texts are beginnings.
 * @throws when the file is not an index of this version, or not complete
 */
export function unpackIndex(file: IndexFile): SearchIndex {
  const {headings, anchors, parents, kindOf, weights, names, beginnings} = file;
  const columns = [anchors, parents, kindOf, weights, names, beginnings];
  if (file.version !== 1 || columns.some((column) => column.length !== headings.length)) {
    throw new Error('The search index is not complete, or of another version.');
  }
  const sections: IndexedSection[] = [];
  file.pages.forEach(([, title, , count], page) => {
    for (let taken = 0; taken < count; taken += 1) {
      const place = sections.length;
      const isTop = taken === 0 && headings[place] === '';
      const heading = isTop ? title : (headings[place] ?? '');
      const parent = sections[place - (parents[place] ?? 0)];
      sections.push({
        page,
        heading,
        anchor: isTop ? '' : anchors[place] || anchorOf(heading),
        path: parent ? [...parent.path, parent.heading] : [],
        kind: kindOf[place] ?? 0,
        weight: (weights[place] ?? 100) / 100,
        names: names[place] ? String(names[place]).split('\n') : [],
        text: beginnings[place] ?? '',
        // They come with the postings.
        keywords: '',
      });
    }
  });
  const pages = file.pages.map(([url, title, breadcrumbs, , keywords]) => ({
    url,
    title,
    breadcrumbs,
    keywords,
  }));
  const {kinds, filters, synonyms} = file;
  return {kinds, filters, synonyms, pages, sections};
}

/**
 * Returns a function that gives what follows the beginning of a section's text, by its place; nothing as long as the texts
 * of its page aren't there.
 * @param remaindersOf returns the texts of a page, by its place
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
