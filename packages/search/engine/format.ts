import type {EntryFilter, EntryKind, IndexedSection, SearchIndex, SynonymGroup} from './types';

/**
 * The index as a file. What a browser can work out isn't in it: addresses and headings above follow from the order of
 * sections, and most anchors from their headings.
 */
export interface IndexFile {
  readonly version: 1;
  readonly kinds: readonly EntryKind[];
  readonly filters: readonly EntryFilter[];
  readonly synonyms: readonly SynonymGroup[];
  /** Address, title, categories above, and number of sections, of each page. */
  readonly pages: readonly (readonly [url: string, title: string, breadcrumbs: readonly string[], sections: number])[];
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
  readonly texts: readonly string[];
  /** File with the rest of the texts; nothing when they are complete. */
  readonly rest?: string;
}

/** The rest of all texts, in the order of sections. */
export interface RestFile {
  readonly version: 1;
  readonly texts: readonly string[];
}

/** Returns the anchor that most generators make of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/gu, '-');

/** Splits a text at the end of a sentence or line, before a number of letters. */
function splitText(text: string, length: number): [beginning: string, rest: string] {
  if (text.length <= length * 1.2) return [text, ''];
  const cut = Math.max(
    text.lastIndexOf('\n', length),
    text.lastIndexOf('. ', length) + 1,
    text.lastIndexOf(' ', length),
  );
  return [text.slice(0, cut), text.slice(cut)];
}

/**
 * Packs an index into two files: one with what a first search needs, one with the rest of the texts.
 * @param beginning letters of each text in the first file
 * @param nameOfRest makes the name of the second file from its content
 */
export function packIndex(
  index: SearchIndex,
  beginning: number,
  nameOfRest: (content: string) => string,
): {index: string; rest: string; nameOfRest: string} {
  const split = index.sections.map(({text}) => splitText(text, beginning));
  const rest = JSON.stringify({version: 1, texts: split.map(([, end]) => end)} satisfies RestFile);
  const counts = index.pages.map((_, page) => index.sections.filter((section) => section.page === page).length);
  const file: IndexFile = {
    version: 1,
    kinds: index.kinds,
    filters: index.filters,
    synonyms: index.synonyms,
    pages: index.pages.map(({url, title, breadcrumbs}, page) => [url, title, breadcrumbs, counts[page] ?? 0]),
    headings: index.sections.map(({heading, anchor}) => (anchor ? heading : '')),
    anchors: index.sections.map(({anchor, heading}) => (anchor === (anchor && anchorOf(heading)) ? 0 : anchor)),
    parents: index.sections.map((section, place) => parentOf(index.sections, section, place)),
    kindOf: index.sections.map(({kind}) => kind),
    weights: index.sections.map(({weight}) => Math.round(weight * 100)),
    names: index.sections.map(({names}) => names.join('\n') || 0),
    texts: split.map(([start]) => start),
    rest: nameOfRest(rest),
  };
  return {index: JSON.stringify(file), rest, nameOfRest: nameOfRest(rest)};
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
 * Unpacks an index.
 * @param rest the second file; without it, texts are beginnings
 * @throws when a file is not an index of this version, or the two don't fit
 */
export function unpackIndex(file: IndexFile, rest?: RestFile): SearchIndex {
  const {headings, anchors, parents, kindOf, weights, names, texts} = file;
  const columns = [anchors, parents, kindOf, weights, names, texts, ...(rest ? [rest.texts] : [])];
  if (
    file.version !== 1 ||
    (rest && rest.version !== 1) ||
    columns.some((column) => column.length !== headings.length)
  ) {
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
        text: (texts[place] ?? '') + (rest?.texts[place] ?? ''),
      });
    }
  });
  const pages = file.pages.map(([url, title, breadcrumbs]) => ({url, title, breadcrumbs}));
  const {version, kinds, filters, synonyms} = file;
  return {version, kinds, filters, synonyms, pages, sections, ...(rest ? {} : {rest: file.rest})};
}
