import {bestExcerpt, markMatches, type Marker} from './excerpt';
import {findCandidates, phraseShare, queryWeights} from './rank';
import {readQuery, readSynonyms, type Query, type Variant} from './query';
import {tuning} from './tuning';
import {openTermIndex, type FieldTexts, type TermIndex} from './terms';
import type {
  IndexedPage,
  IndexedSection,
  MarkedText,
  SearchAnswer,
  SearchIndex,
  SearchOptions,
  SearchResult,
} from './types';
import type {PostingsFile} from './postingsFile';
import {stemmedTokens, tokensOf} from './tokens';

export * from './types';

/** How many of the best sections are compared with the query word by word. */
const comparedSections = 100;

/** A loaded index. */
export interface SearchEngine {
  search(query: string, options?: SearchOptions): SearchAnswer;
  /** Adds the terms that aren't in the beginnings of the texts, and the keywords. Call it once. */
  complete(postings: PostingsFile): void;
}

/** Returns the field texts of a section. Rows can also be found by their anchor, which names all parent keys. */
function fieldTexts({pages, kinds}: SearchIndex, section: IndexedSection): FieldTexts {
  const {title = '', breadcrumbs = [], url = '', keywords = ''} = pages[section.page] ?? {};
  const {words = ''} = kinds[section.kind] ?? {};
  const path = [
    ...section.path,
    ...breadcrumbs,
    url.replaceAll('/', ' '),
    section.anchor === '' ? keywords : '',
    words,
    section.names.length > 0 ? section.anchor : '',
  ].join(' ');
  const {heading, text, keywords: own} = section;
  return {heading, names: section.names.join(' '), title, path, lead: text, text, keywords: own};
}

/**
 * Whether a section has the name that was typed in code syntax: `run(` matches `SaikiAgent.run()`, and `--verbose` also
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

/** Loads an index, in a browser or any other program. */
export function loadIndex(index: SearchIndex): SearchEngine {
  const terms = openTermIndex(index.sections.map((section) => fieldTexts(index, section)));
  let search = searchOf(index, terms);
  return {
    search: (query, options) => search(query, options),
    complete(postings) {
      terms.addPostings(postings);
      const sections = index.sections.map((section, place) => ({
        ...section,
        keywords: postings.keywords[place] ?? '',
      }));
      search = searchOf({...index, sections}, terms);
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

/** Makes the search function for an index and its term index. */
function searchOf(index: SearchIndex, terms: TermIndex): SearchEngine['search'] {
  const synonyms = readSynonyms(index.synonyms);
  const urlOf = ({page, anchor}: IndexedSection): string =>
    `${index.pages[page]?.url ?? ''}${anchor && `#${encodeURI(anchor)}`}`;
  const filterOf = ({kind}: IndexedSection): string => index.kinds[kind]?.filter ?? '';
  return (text, {filter, limit = 20, maxPerPage, isTyping = false, first = [], remainderOf = () => ''} = {}) => {
    const query = readQuery(text, terms, synonyms, isTyping);
    // Higher than any score, so that these results keep their order.
    const boosts = new Map(first.map((url, place) => [url, 1e6 * (first.length - place)]));
    const ranked = rank(index, terms, query);
    for (const entry of ranked) entry.score += boosts.get(urlOf(entry.section)) ?? 0;
    ranked.sort((one, other) => other.score - one.score || one.place - other.place);
    const counts: Record<string, number> = {};
    for (const {section} of ranked) {
      const own = filterOf(section);
      counts[own] = (counts[own] ?? 0) + 1;
    }
    const fitting = ranked.filter(({section}) => filter === undefined || filterOf(section) === filter);
    const marker = markerOf(query, terms);
    const isPinned = (section: IndexedSection): boolean => boosts.has(urlOf(section));
    const spread = (limitPerPage: number): RankedSection[] =>
      othersLast(
        othersLast(fitting, seenOf, (count) => count === 1),
        ({page}) => page,
        (count, section) => count <= limitPerPage || isPinned(section),
      );
    const chosen = maxPerPage === undefined ? fitting : spread(maxPerPage);
    const results = chosen.slice(0, limit).map(({section, place, score}): SearchResult => {
      const page = index.pages[section.page];
      const {title = '', breadcrumbs = []} = page ?? {};
      const heading = markMatches(section.heading, marker);
      const remainder = remainderOf(place);
      // The query of a pinned result contains it, like a log line with an error message: its words needn't be marked.
      const body = section.text + (remainder ?? unknownEnd(section));
      const excerpt = bestExcerpt(body, isPinned(section) ? noMarks : marker, section.heading);
      // The remainder that hasn't loaded may have the match.
      const saysWhy = isPinned(section) || remainder === undefined || heading.marks.length + excerpt.marks.length > 0;
      return {
        url: urlOf(section),
        heading,
        title,
        breadcrumbs,
        path: section.path,
        kind: index.kinds[section.kind] ?? {id: '', label: '', filter: ''},
        excerpt,
        keyword: saysWhy ? undefined : matchedKeyword(section, page, marker),
        score,
      };
    });
    return {results, counts};
  };
}

interface RankedSection {
  readonly section: IndexedSection;
  readonly place: number;
  score: number;
}

/** What a reader sees of a section before its texts load. A named row, such as a key, is the same on every page. */
const seenOf = ({page, heading, names, text}: IndexedSection): string =>
  [names.length > 0 ? '' : page, heading, text].join('\n');

/**
 * Moves sections to the end that don't keep their places.
 * @param keepsPlace decides this for the first, second … section with a key
 */
function othersLast(
  ranked: readonly RankedSection[],
  keyOf: (section: IndexedSection) => string | number,
  keepsPlace: (count: number, section: IndexedSection) => boolean,
): RankedSection[] {
  const counts = new Map<string | number, number>();
  const [kept, others]: [RankedSection[], RankedSection[]] = [[], []];
  for (const entry of ranked) {
    const key = keyOf(entry.section);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    (keepsPlace(count, entry.section) ? kept : others).push(entry);
  }
  return [...kept, ...others];
}

function rank(index: SearchIndex, terms: TermIndex, query: Query): RankedSection[] {
  const {phrase, exact, subject} = tuning;
  const ranked = findCandidates(query, terms).flatMap(({section: place, score, coverage}): RankedSection[] => {
    const section = index.sections[place];
    if (!section) return [];
    const factor = (section.anchor ? 1 : tuning.top) * (hasWritten(query, section) ? exact.written : 1);
    return [{section, place, score: score * coverage * section.weight * factor}];
  });
  ranked.sort((one, other) => other.score - one.score);
  const weights = queryWeights(query.sequence, terms);
  for (const entry of ranked.slice(0, comparedSections)) {
    const {section} = entry;
    const subjects = subjectsOf(section, index.pages[section.page]);
    const inHeading = phraseShare(query.sequence, weights, termsInOrder(section.heading));
    const inText = phraseShare(query.sequence, weights, termsInOrder(section.text));
    entry.score *= 1 + phrase.heading * inHeading + phrase.text * inText ** 2;
    entry.score *= 1 + subject.factor * namedShare(query.sequence, weights, subjects) ** subject.power;
    const isWhole = [section.heading, ...section.names].some((name) => withoutGaps(name) === query.joined);
    if (query.joined && isWhole) entry.score *= exact.whole;
  }
  return ranked;
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
  const add = (weights: Map<string, number>, variants: readonly Variant[], quality: number): Map<string, number> => {
    for (const {term, quality: own} of variants) {
      weights.set(term, Math.max(index.weightOf(term) * own * quality, weights.get(term) ?? 0));
    }
    return weights;
  };
  for (const {terms, isPhrase, isSynonym, ...reading} of parts.flat()) {
    const quality = isSynonym ? tuning.quality.synonymInExcerpt / terms.length : reading.quality;
    if (isPhrase) phrases.push(terms.map((variants) => add(new Map(), variants, quality)));
    else terms.forEach((variants) => add(words, variants, quality));
  }
  return {words, phrases};
}
