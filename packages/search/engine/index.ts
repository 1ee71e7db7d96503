import {memoized} from '@docs-kit/report/memory';
import {bestExcerpt, markMatches, type Marker} from './excerpt';
import {phraseShare, scoreSections} from './rank';
import {readQuery, readSynonyms, type Query} from './query';
import {tuning} from './tuning';
import {openTermIndex, type Field, type TermIndex} from './terms';
import type {
  IndexedPage,
  IndexedSection,
  MarkedText,
  SearchAnswer,
  SearchIndex,
  SearchOptions,
  SearchResult,
} from './types';
import type {PostingsFile} from './format';
import {stemmedTokens, tokensOf} from './tokens';

export * from './types';

/** How many of the best sections are compared with the query word by word. */
const comparedSections = 100;

export interface SearchEngine {
  search(query: string, options?: SearchOptions): SearchAnswer;
  /** Adds the terms that aren't in the beginnings of the texts, and the keywords. Call it once. */
  complete(postings: PostingsFile): void;
}

function fieldTexts(
  {anchor, heading, path, names, text, keywords}: IndexedSection,
  page: IndexedPage | undefined,
): Readonly<Record<Field, string>> {
  const {title = '', breadcrumbs = [], url = '', keywords: ofPage = ''} = page ?? {};
  const around = [...path, ...breadcrumbs, url.replaceAll('/', ' '), anchor === '' ? ofPage : ''];
  return {heading, names: names.join(' '), title, path: around.join(' '), text, keywords};
}

/**
 * Whether a section has the name that was typed in code syntax: `run(` matches `ChatAgent.run()`, and `--verbose` also
 * matches `--no-verbose`.
 */
function hasWritten({written}: Query, {heading, names, keywords}: IndexedSection): boolean {
  if (written === undefined) return false;
  const words = [heading, ...names, keywords].flatMap((name) => name.toLowerCase().split(/[\s,]+/u));
  return written.includes('(')
    ? words.some((word) => word.startsWith(written) || word.includes(`.${written}`))
    : words.includes(written) || words.includes(written.replace(/^--/u, '--no-'));
}

const noMarks: Marker = {words: new Map(), phrases: []};

const termsInOrder = (text: string): string[] => stemmedTokens(text).map(({whole}) => whole);

/** Returns the names of the subject of a section: its keywords and, for the top of a page, the end of its address. */
function subjectsOf({anchor, keywords}: IndexedSection, page: IndexedPage | undefined): string[][] {
  const ofPage = anchor ? '' : `${page?.keywords ?? ''},${page?.url.split('/').at(-1)}`;
  return `${keywords},${ofPage}`
    .split(',')
    .map(termsInOrder)
    .filter(({length}) => length > 0);
}

/** Returns a name without spaces and punctuation. */
const withoutGaps = (name: string): string =>
  tokensOf(name)
    .map(({whole}) => whole)
    .join('');

/** What ranking compares with a query word by word. */
interface SectionNames {
  /** Terms of the heading, in order. */
  readonly heading: readonly string[];
  readonly subjects: readonly (readonly string[])[];
  /** The heading and the names, without spaces and punctuation. */
  readonly joined: readonly string[];
}

/** Loads an index, in a browser or any other program. */
export function loadIndex(index: SearchIndex): SearchEngine {
  const {pages, kinds} = index;
  let {sections} = index;
  /** Splitting names into terms takes longer than comparing them, and most sections are compared with many queries. */
  const namesOf = memoized((section: IndexedSection): SectionNames => {
    const {heading, names, page} = section;
    return {
      heading: termsInOrder(heading),
      subjects: subjectsOf(section, pages[page]),
      joined: [heading, ...names].map(withoutGaps),
    };
  });
  const terms = openTermIndex(sections.map((section) => fieldTexts(section, pages[section.page])));
  const synonyms = readSynonyms(index.synonyms);
  const urlOf = ({page, anchor}: IndexedSection): string =>
    `${pages[page]?.url ?? ''}${anchor && `#${encodeURI(anchor)}`}`;
  const filterOf = ({kind}: IndexedSection): string => kinds[kind]?.filter ?? '';

  /** @param isCertain whether the query contains what the section is about, like a log line with an error message */
  function resultOf(
    {section, score}: RankedSection,
    marker: Marker,
    isCertain: boolean,
    remainder: string | undefined,
  ): SearchResult {
    const page = pages[section.page];
    const {title = '', breadcrumbs = []} = page ?? {};
    const heading = markMatches(section.heading, marker);
    const text = section.text + (remainder ?? unknownEnd(section));
    const excerpt = bestExcerpt(text, isCertain ? noMarks : marker, section.heading);
    // The remainder that hasn't loaded may have the match.
    const saysWhy = isCertain || remainder === undefined || heading.marks.length + excerpt.marks.length > 0;
    return {
      url: urlOf(section),
      heading,
      title,
      breadcrumbs,
      path: section.path,
      kind: kinds[section.kind] ?? {id: '', label: '', filter: ''},
      excerpt,
      keyword: saysWhy ? undefined : matchedKeyword(section, page, marker),
      score,
    };
  }

  return {
    search(text, {filter, limit = 20, maxPerPage, isTyping = false, first = [], remainderOf = () => ''} = {}) {
      const query = readQuery(text, terms, synonyms, isTyping);
      const ranked = rank(sections, namesOf, terms, query);
      const counts: Record<string, number> = {};
      for (const {section} of ranked) {
        const own = filterOf(section);
        counts[own] = (counts[own] ?? 0) + 1;
      }
      const fitting = ranked.filter(({section}) => filter === undefined || filterOf(section) === filter);
      const certain = first.flatMap((url) => fitting.find(({section}) => urlOf(section) === url) ?? []);
      const others = fitting.filter((entry) => !certain.includes(entry));
      const marker = markerOf(query, terms);
      const results = [...certain, ...(maxPerPage === undefined ? others : spread(others, maxPerPage))]
        .slice(0, limit)
        .map((entry) => resultOf(entry, marker, certain.includes(entry), remainderOf(entry.place)));
      return {results, counts};
    },
    complete(postings) {
      terms.addPostings(postings);
      sections = sections.map((section, place) => ({...section, keywords: postings.keywords[place] ?? ''}));
    },
  };
}

/** Returns the keyword of a section or its page that matches best (the shortest on a tie), if any matches. */
function matchedKeyword(
  {anchor, keywords}: IndexedSection,
  page: IndexedPage | undefined,
  marker: Marker,
): MarkedText | undefined {
  const all = `${keywords},${anchor ? '' : page?.keywords}`.split(',').map((word) => markMatches(word.trim(), marker));
  const [best] = all.sort((one, other) => other.score - one.score || one.text.length - other.text.length);
  return best && best.score > 0 ? best : undefined;
}

/** Placeholder for a remainder that hasn't loaded: an ellipsis, unless the text ends like a sentence. */
const unknownEnd = ({text}: IndexedSection): string => (/[.!?:]$/u.test(text) ? '' : ' …');

interface RankedSection {
  readonly section: IndexedSection;
  readonly place: number;
  score: number;
}

/** What a reader sees of a section before its texts load. A named row, such as a key, is the same on every page. */
const seenOf = ({page, heading, names, text}: IndexedSection): string =>
  [names.length > 0 ? '' : page, heading, text].join('\n');

/** Moves sections to the end: those that look like a better one, and all but the best of each page. */
function spread(ranked: readonly RankedSection[], maxPerPage: number): RankedSection[] {
  const seen = new Set<string>();
  const counts = new Map<number, number>();
  const [kept, others]: [RankedSection[], RankedSection[]] = [[], []];
  for (const entry of ranked) {
    const {page} = entry.section;
    const count = counts.get(page) ?? 0;
    const look = seenOf(entry.section);
    if (count === maxPerPage || seen.has(look)) {
      others.push(entry);
      continue;
    }
    counts.set(page, count + 1);
    seen.add(look);
    kept.push(entry);
  }
  return [...kept, ...others];
}

/** Ranks the sections that match any part of a query, the best first. */
function rank(
  sections: readonly IndexedSection[],
  namesOf: (section: IndexedSection) => SectionNames,
  terms: TermIndex,
  query: Query,
): RankedSection[] {
  const {phrase, exact, subject} = tuning;
  const ranked = scoreSections(query, terms).flatMap(([place, score]): RankedSection[] => {
    const section = sections[place];
    if (!section) return [];
    const factor = (section.anchor ? 1 : tuning.top) * (hasWritten(query, section) ? exact.written : 1);
    return [{section, place, score: score * section.weight * factor}];
  });
  const byScore = (one: RankedSection, other: RankedSection): number =>
    other.score - one.score || one.place - other.place;
  ranked.sort(byScore);
  const weights = query.sequence.map((term) => terms.weightOf(term));
  for (const entry of ranked.slice(0, comparedSections)) {
    const {heading, subjects, joined} = namesOf(entry.section);
    entry.score *= 1 + phrase * phraseShare(query.sequence, weights, heading);
    entry.score *= 1 + subject.factor * namedShare(query.sequence, weights, subjects) ** subject.power;
    if (query.joined && joined.includes(query.joined)) entry.score *= exact.whole;
  }
  return ranked.sort(byScore);
}

/** The weight of the best of these names that the query contains, as a share of the query's weight. */
function namedShare(
  query: readonly string[],
  weights: readonly number[],
  names: readonly (readonly string[])[],
): number {
  const sum = (from: number, to: number): number => weights.slice(from, to).reduce((total, value) => total + value, 0);
  let best = 0;
  for (const name of names) {
    for (let start = 0; start + name.length <= query.length; start += 1) {
      if (name.every((term, place) => query[start + place] === term))
        best = Math.max(best, sum(start, start + name.length));
    }
  }
  return best === 0 ? 0 : best / sum(0, query.length);
}

/** Returns a marker for all readings of a query. */
function markerOf({parts}: Query, index: TermIndex): Marker {
  const words = new Map<string, number>();
  const phrases: Map<string, number>[][] = [];
  const add = (weights: Map<string, number>, terms: readonly string[], quality: number): Map<string, number> => {
    for (const term of terms) weights.set(term, Math.max(index.weightOf(term) * quality, weights.get(term) ?? 0));
    return weights;
  };
  for (const {terms, isSynonym, quality} of parts.flat()) {
    const inExcerpt = tuning.quality.synonymInExcerpt / terms.length;
    if (isSynonym) phrases.push(terms.map((variants) => add(new Map(), variants, inExcerpt)));
    else terms.forEach((variants) => add(words, variants, quality));
  }
  return {words, phrases};
}
