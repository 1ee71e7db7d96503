import {alternativesOf, shortestLiteral, type Alternative} from './literals.ts';

export {nearestMessages, type KnownMessage} from './nearest.ts';
export {mayHaveMore, outputForms, richestForm, type SearchedForm} from './outputForms.ts';
export {maskedOffset, maskSecrets, type MaskedSecret, type MaskedText} from './maskSecrets.ts';

/** What the index needs to know about an error. It ignores any other properties. */
export interface ErrorEntry {
  readonly id: string;
  /** Regular expression that finds the message. Each alternative must contain four consecutive fixed characters. */
  readonly pattern?: string;
  /** Whether the message only introduces another one: `Request failed: …`. In results, it comes after all others. */
  readonly wraps?: boolean;
}

/** A message that was found. */
export interface ErrorMatch {
  readonly id: string;
  /** Where the message begins in the text, and where it ends. */
  readonly start: number;
  readonly end: number;
}

/** Finds the messages of a catalog in any text. */
export interface ErrorIndex {
  /** Finds all messages, the most specific first: of two, the one with more fixed characters. */
  find(text: string): ErrorMatch[];
  /**
   * Does the same in short steps, so that a page stays responsive.
   * @param pause awaited between the steps, to let the browser paint
   * @param signal ends the search early, with the messages found until then
   */
  findInSteps(text: string, pause: () => Promise<void>, signal?: AbortSignal): Promise<ErrorMatch[]>;
}

/** A search for one alternative of one entry's pattern. */
interface ErrorSearch {
  readonly id: string;
  readonly expression: RegExp;
  /** Fixed characters that every match contains: the expression is tried only around them. */
  readonly literal: string;
  /** The higher, the more specific. */
  readonly rank: number;
}

type RankedMatch = ErrorMatch & {readonly rank: number};

/** Number of characters before and after its fixed text in which a message is searched for. */
const before = 600;
const after = 2_000;
/** Most matches of one entry: a log that repeats a message a thousand times contains nothing new after these. */
const maxMatchesPerEntry = 20;
/** Subtracted from the rank of messages that introduce others, so that it's lower than all others. */
const wrapsBelow = 1_000_000;
/** Subtracted from the rank of partial messages, which are found only where there is no whole message. */
const beginningsBelow = 10_000;
/** Fixed characters that a part of a message must have to be enough. */
const shortestBeginning = 24;
/** Milliseconds between two pauses: half a frame. */
const maxStepLength = 8;

/**
 * Opens an index over a catalog of errors.
 * @throws Error for an invalid regular expression, or an alternative without four consecutive fixed characters
 */
export function openErrorIndex({entries}: {readonly entries: readonly ErrorEntry[]}): ErrorIndex {
  const searches = entries.flatMap(searchesOf);
  return {
    find: (text) => ordered(searches.flatMap((search) => [...matchesOf(search, text)].flat())),
    async findInSteps(text, pause, signal) {
      const matches: RankedMatch[] = [];
      let stepEnd = performance.now() + maxStepLength;
      for (const search of searches) {
        for (const found of matchesOf(search, text)) {
          matches.push(...found);
          if (performance.now() < stepEnd) continue;
          await pause();
          if (signal?.aborted) return ordered(matches);
          stepEnd = performance.now() + maxStepLength;
        }
      }
      return ordered(matches);
    },
  };
}

/** Matches the symbol in `❌ No key found`: people paste the message without it. */
const leadingSymbol = /^\^?[\p{Extended_Pictographic}\uFE0F]+ /u;

/** Matches `"error":\s*"Not found"`: programs also log only the sentence, which people then paste. */
const jsonProperty = /^"\w+":(?:\\s\*)?"(?<value>[^" ]+ [^"]+)"$/u;

function searchesOf({id, pattern, wraps = false}: ErrorEntry): ErrorSearch[] {
  if (pattern === undefined) return [];
  const searchFor = ({source, literals}: Alternative, rank: number): ErrorSearch => {
    const literal = literals.reduce((longest, one) => (one.length > longest.length ? one : longest));
    return {id, expression: new RegExp(source, 'gm'), literal, rank};
  };
  return alternativesOf(pattern).flatMap((whole) => {
    const {source, literals, fixed} = whole;
    if (literals.length === 0) {
      const problem = `no ${shortestLiteral} fixed characters in a row in "${source}"`;
      throw new Error(`${id}: ${problem}; write more of the message`);
    }
    const bare = source.replace(leadingSymbol, '');
    const partial = wraps
      ? []
      : [...alternativesOf(firstSentence(bare)), ...(bare === source ? [] : alternativesOf(bare))];
    const value = jsonProperty.exec(source)?.groups?.value;
    const alone = value === undefined ? [] : alternativesOf(`^\\s*(?:\\w*Error: )?${value}$`);
    const telling = partial.filter((one) => one.fixed >= shortestBeginning && one.literals.length > 0);
    return [
      searchFor(whole, wraps ? fixed - wrapsBelow : fixed),
      // Ranks below a whole message with the same text.
      ...alone.map((one) => searchFor(one, one.fixed - 1)),
      ...telling.map((one) => searchFor(one, one.fixed - beginningsBelow)),
    ];
  });
}

/**
 * Finds the matches of one search. Only the surroundings of its literal are searched, because an expression that
 * backtracks would take minutes on a line of a megabyte.
 * @returns the matches around each literal, and an empty list at the end: between them, the caller can pause
 */
function* matchesOf({id, expression, literal, rank}: ErrorSearch, text: string): Generator<RankedMatch[]> {
  let found = 0;
  let searchedTo = 0;
  let start = text.indexOf(literal);
  while (start >= 0 && found < maxMatchesPerEntry) {
    const from = Math.max(searchedTo, start - before);
    // Whole lines if they are short, so that `^` and `$` match correctly.
    const earliest = Math.max(from - before, 0);
    const windowStart = earliest + text.slice(earliest, from).lastIndexOf('\n') + 1;
    const lineEnd = text.slice(start + after, start + 2 * after).indexOf('\n');
    const windowEnd = start + after + Math.max(lineEnd, 0);
    // One more character, so that `^` matches only if a line begins here.
    const sliceStart = Math.max(0, windowStart - 1);
    expression.lastIndex = windowStart - sliceStart;
    const matches = [...text.slice(sliceStart, windowEnd).matchAll(expression)]
      .map(({0: match, index}) => ({id, start: sliceStart + index, end: sliceStart + index + match.length, rank}))
      .filter((match) => match.end > match.start && (match.start >= from || match.end > start))
      .slice(0, maxMatchesPerEntry - found);
    yield matches;
    found += matches.length;
    searchedTo = Math.max(matches.at(-1)?.end ?? 0, windowEnd - before);
    start = text.indexOf(literal, searchedTo);
  }
  yield [];
}

/**
 * Returns `Key [^ ]* refused` for `Key [^ ]* refused\. Ask .+`: people paste the beginning of a message. Empty if the
 * sentence ends within brackets, so that the beginning isn't a valid pattern.
 */
function firstSentence(source: string): string {
  const first = /^(?<first>.*?)\\\. /u.exec(source)?.groups?.first ?? '';
  try {
    return first && new RegExp(first).source;
  } catch {
    return '';
  }
}

/** Removes partial messages where a whole message was found. */
function withoutCovered(matches: readonly RankedMatch[]): RankedMatch[] {
  const isBeginning = ({rank}: RankedMatch): boolean => rank < 0 && rank >= -beginningsBelow;
  let covered = 0;
  return matches
    .toSorted((one, other) => one.start - other.start || other.rank - one.rank)
    .filter((match) => {
      if (isBeginning(match)) return match.start >= covered;
      covered = Math.max(covered, match.end);
      return true;
    });
}

/** Sorts matches, the most specific first and then by position. Keeps one of an entry's matches with the same start. */
function ordered(matches: readonly RankedMatch[]): ErrorMatch[] {
  const seen = new Set<string>();
  return withoutCovered(matches)
    .sort((one, other) => other.rank - one.rank || one.start - other.start || one.end - other.end)
    .filter(({id, start}) => {
      const key = `${id} ${start}`;
      return !seen.has(key) && seen.add(key);
    })
    .map(({id, start, end}) => ({id, start, end}));
}
