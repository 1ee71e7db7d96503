import {isStopWord, stem, stemmedWords, wordsOf, type StemmedWord} from './words';

/**
 * Which words are in which sections, in what follows the beginnings of their texts and in their keywords. On the wire
 * that's less than half of the texts. Words that carry no meaning are left out, unless they are rare.
 */
export interface WordsFile {
  readonly version: 2;
  /** Stems, sorted. */
  readonly stems: readonly string[];
  /** Identifiers as they were written, since they are taken apart: `switchLLM`. */
  readonly names: readonly string[];
  /** Where each stem, then each name, is in the texts, as {@link packPlaces} writes it. */
  readonly texts: readonly string[];
  /** Keywords of each section, between commas. They stay phrases: `rate limit` is the subject of a section, `rate` isn't. */
  readonly keywords: readonly string[];
}

/** What a section has that its beginning doesn't. */
interface SectionRest {
  readonly text: string;
  readonly keywords: string;
}

/** How often a word is counted in one section at most: more mentions count less and less, see `tuning.saturation`. */
const mostCounted = 4;

/** A word without a meaning is left out when it's in the texts of more sections: others tell those apart. */
const rare = 50;

/** Code of the first character of a list of places: it and those after it need no escape in JSON, but for one. */
const firstCode = 35;
/** Those after it are halves of characters. */
const lastCode = 0xd7ff;

/**
 * Writes sections, in their order and once for each mention, as a text: a character for each, whose code says how many
 * sections after the one before it is.
 */
function packPlaces(sections: readonly number[]): string {
  const codes = sections.map((section, place) => section - (sections[place - 1] ?? -1) + firstCode);
  if (codes.some((code) => code > lastCode)) throw new Error(`an index has at most ${lastCode - firstCode} sections`);
  return codes.map((code) => String.fromCharCode(code)).join('');
}

/** Reads what {@link packPlaces} has written: each section, and how often it is there. */
function* unpackPlaces(text: string): Generator<[section: number, count: number]> {
  let section = -1;
  let count = 0;
  for (let place = 0; place < text.length; place += 1) {
    const distance = text.charCodeAt(place) - firstCode;
    if (distance > 0 && count > 0) {
      yield [section, count];
      count = 0;
    }
    section += distance;
    count += 1;
  }
  if (count > 0) yield [section, count];
}

/** Packs the words of all sections. */
export function packWords(sections: readonly SectionRest[]): WordsFile {
  const stems = new Map<string, number[]>();
  const names = new Map<string, number[]>();
  sections.forEach(({text}, section) => {
    const counted = new Map<string, number>();
    for (const {text: written, whole, parts} of wordsOf(text)) {
      const words = parts.length > 0 ? names : stems;
      const word = parts.length > 0 ? (written.match(/[\p{L}\p{N}]+/gu)?.join('.') ?? whole) : stem(whole);
      const count = (counted.get(word) ?? 0) + 1;
      counted.set(word, count);
      if (count > mostCounted) continue;
      const places = words.get(word) ?? [];
      places.push(section);
      words.set(word, places);
    }
  });
  for (const [word, places] of stems) {
    if (isStopWord(word) && places.length > rare) stems.delete(word);
  }
  const [sortedStems = [], sortedNames = []] = [stems, names].map((words) =>
    [...words].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return {
    version: 2,
    stems: sortedStems.map(([word]) => word),
    names: sortedNames.map(([word]) => word),
    texts: [...sortedStems, ...sortedNames].map(([, places]) => packPlaces(places)),
    keywords: sections.map(({keywords}) => keywords),
  };
}

/**
 * Reads the words of all sections.
 * @param add called for each term with each section that has it, and how often
 * @throws before the first call, when it's no such file
 */
export function readWords(
  {version, stems, names, texts, keywords}: WordsFile,
  add: (field: 'text' | 'keywords', term: string, section: number, count: number) => void,
): void {
  const all: StemmedWord[] = [...stems.map((whole) => ({whole, parts: []})), ...names.flatMap(stemmedWords)];
  if (version !== 2 || texts.length !== all.length) {
    throw new Error('The words of the search index are not complete, or of another version.');
  }
  all.forEach(({whole, parts}, place) => {
    for (const [section, count] of unpackPlaces(texts[place] ?? '')) {
      for (const term of [whole, ...parts]) add('text', term, section, count);
    }
  });
  keywords.forEach((text, section) => {
    for (const {whole, parts} of stemmedWords(text)) {
      for (const term of [whole, ...parts]) add('keywords', term, section, 1);
    }
  });
}
