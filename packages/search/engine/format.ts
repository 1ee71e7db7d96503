import {anchorOfHeading} from '@docs-kit/report/text';
import {isStopWord, stem, termsIn, tokensOf} from './tokens';
import type {IndexedSection, SearchIndex} from './types';

/**
 * The index as a file, with a list for each property of the sections. It leaves out what a browser can derive: the
 * headings above a section from the order of sections, and most anchors from their headings.
 */
export interface IndexFile extends Pick<SearchIndex, 'kinds' | 'synonyms' | 'pages'> {
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

/** What follows the beginnings of the texts of a page, in the order of its sections. */
export type RemaindersFile = readonly string[];

/** Splits a text between words or lines: at or before a length or, within a word that is longer, after the word. */
function splitText(text: string, length: number): [beginning: string, remainder: string] {
  if (text.length <= length * 1.2) return [text, ''];
  const before = Math.max(text.lastIndexOf('\n', length), text.lastIndexOf(' ', length));
  const cut = before > 0 ? before : (/^\S+/u.exec(text)?.[0].length ?? text.length);
  return [text.slice(0, cut), text.slice(cut)];
}

/** Characters of each text in the first file. With 2,600 sections, 54 make the file 67 kB, and 180 make it 108 kB. */
const beginningLength = 54;

/**
 * Packs an index into files: one that is enough for a first search, one with all other terms, and one per page with the
 * texts that results show.
 * @param hashOf returns a hash of a file's content, to use in its name
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
  const {kinds, synonyms, pages, headings, pageOf, anchors, levels, kindOf, weights, names, beginnings} = file;
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
  return {kinds, synonyms, pages, sections};
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

/**
 * Postings: which sections have which terms, in their keywords and in what follows the beginnings of their texts.
 * Compressed, that's less than half the size of the texts. Words without meaning are left out, unless they're rare.
 */
export interface PostingsFile {
  /** Stems, sorted. */
  readonly stems: readonly string[];
  /** Identifiers as written, because they are split into words later: `switchLLM`. */
  readonly names: readonly string[];
  /** The sections of each stem, then of each name, as packed by {@link packSections}. */
  readonly texts: readonly string[];
  /** Keywords of each section, comma-separated. They stay phrases: `rate limit` names a subject, `rate` doesn't. */
  readonly keywords: readonly string[];
}

/** How often a word counts in one section at most. More mentions would hardly matter: see `tuning.saturation`. */
const maxCounted = 2;

/** A word without meaning is left out when more sections than this have it. */
const rare = 50;

/** Lowest character code in a packed list. From here on, JSON has to escape only one character. */
const firstCode = 35;
/** Highest character code in a packed list: above are surrogates. */
const lastCode = 0xd7ff;

/**
 * Packs sorted section indexes, one for each mention, into a string. The code of each character is the difference from
 * the previous index.
 */
function packSections(sections: readonly number[]): string {
  const codes = sections.map((section, index) => section - (sections[index - 1] ?? -1) + firstCode);
  if (codes.some((code) => code > lastCode)) throw new Error(`an index has at most ${lastCode - firstCode} sections`);
  return codes.map((code) => String.fromCharCode(code)).join('');
}

/** Unpacks a string from {@link packSections}. */
function unpackSections(text: string): number[] {
  let section = -1;
  return Array.from(text, (character) => (section += character.charCodeAt(0) - firstCode));
}

/** Packs the terms of all sections, whose texts are what follows the beginnings. */
function packPostings(sections: readonly Pick<IndexedSection, 'text' | 'keywords'>[]): PostingsFile {
  const stems = new Map<string, number[]>();
  const names = new Map<string, number[]>();
  sections.forEach(({text}, section) => {
    for (const {text: written, whole, parts} of tokensOf(text)) {
      const vocabulary = parts.length > 0 ? names : stems;
      const term = parts.length > 0 ? (written.match(/[\p{L}\p{N}]+/gu)?.join('.') ?? whole) : stem(whole);
      const having = vocabulary.get(term) ?? [];
      if (having.at(-maxCounted) !== section) having.push(section);
      vocabulary.set(term, having);
    }
  });
  for (const [term, having] of stems) {
    if (isStopWord(term) && having.length > rare) stems.delete(term);
  }
  const [sortedStems = [], sortedNames = []] = [stems, names].map((vocabulary) =>
    [...vocabulary].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return {
    stems: sortedStems.map(([term]) => term),
    names: sortedNames.map(([term]) => term),
    texts: [...sortedStems, ...sortedNames].map(([, having]) => packSections(having)),
    keywords: sections.map(({keywords}) => keywords),
  };
}

/**
 * Reads the terms of all sections. The file needs no check: its name, known from the index, has its content's hash.
 * @param add called for each mention of a term
 */
export function readPostings(
  {stems, names, texts, keywords}: PostingsFile,
  add: (field: 'text' | 'keywords', term: string, section: number) => void,
): void {
  [...stems.map((term) => [term]), ...names.map(termsIn)].forEach((terms, index) => {
    const sections = unpackSections(texts[index] ?? '');
    terms.forEach((term) => sections.forEach((section) => add('text', term, section)));
  });
  keywords.forEach((text, section) => termsIn(text).forEach((term) => add('keywords', term, section)));
}
