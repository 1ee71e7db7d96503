import {alternativesOf, shortestLiteral} from './literals.ts';

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
  /** Source of the regular expression. */
  readonly source: string;
  /** Fixed characters that every match contains. */
  readonly literal: string;
  /** Offset in the literal of the characters by which this search is looked up. */
  readonly keyAt: number;
  /** The higher, the more specific. */
  readonly rank: number;
}

/** The progress of a search in one text. */
interface Progress {
  readonly expression: RegExp;
  /** Everything before it has been searched. */
  searchedTo: number;
  found: number;
}

const keyLength = shortestLiteral;
/** Number of characters before and after its fixed text in which a message is searched for. */
const before = 600;
const after = 2_000;
/** Most matches of one entry: a log that repeats a message a thousand times contains nothing new after these. */
const maxMatchesPerEntry = 20;
/** Characters between two steps. */
const stepLength = 16_384;
/** Subtracted from the rank of messages that introduce others, so that it's lower than all others. */
const wrapsBelow = 1_000_000;
/** Subtracted from the rank of partial messages, which are found only where there is no whole message. */
const beginningsBelow = 10_000;
/** Fixed characters that a part of a message must have to be enough. */
const shortestBeginning = 24;

/**
 * Opens an index over a catalog of errors. A search takes time in proportion to the text, not to the catalog: a pattern
 * is tried only where its fixed characters are.
 * @throws Error for an invalid regular expression, or an alternative without four consecutive fixed characters
 */
export function openErrorIndex({entries}: {readonly entries: readonly ErrorEntry[]}): ErrorIndex {
  const byKey = new Map<string, ErrorSearch[]>();
  const isKeyStart = new Uint8Array(65_536);
  for (const search of withKeys(entries.flatMap(searchesOf))) {
    const key = search.literal.slice(search.keyAt, search.keyAt + keyLength);
    byKey.set(key, [...(byKey.get(key) ?? []), search]);
    isKeyStart[hashAt(key, 0)] = 1;
  }

  function* steps(text: string, matches: RankedMatch[]): Generator<void> {
    const progress = new Map<ErrorSearch, Progress>();
    const last = text.length - keyLength;
    for (let at = 0; at <= last; at += 1) {
      if (at % stepLength === 0) yield;
      if (isKeyStart[hashAt(text, at)] === 0) continue;
      for (const search of byKey.get(text.slice(at, at + keyLength)) ?? []) {
        const start = at - search.keyAt;
        if (!text.startsWith(search.literal, start)) continue;
        const state = progress.get(search) ?? {expression: new RegExp(search.source, 'gm'), searchedTo: 0, found: 0};
        progress.set(search, state);
        if (start < state.searchedTo || state.found >= maxMatchesPerEntry) continue;
        matches.push(...searchAround(text, start, search, state));
        yield;
      }
    }
  }

  return {
    find(text) {
      const matches: RankedMatch[] = [];
      for (const _ of steps(text, matches));
      return ordered(matches);
    },
    async findInSteps(text, pause, signal) {
      const matches: RankedMatch[] = [];
      let stepEnd = performance.now() + maxStepLength;
      for (const _ of steps(text, matches)) {
        if (performance.now() < stepEnd) continue;
        await pause();
        if (signal?.aborted) break;
        stepEnd = performance.now() + maxStepLength;
      }
      return ordered(matches);
    },
  };
}

/** Milliseconds: half a frame. */
const maxStepLength = 8;

/** A search whose key hasn't been selected yet. */
interface Wanted extends Omit<ErrorSearch, 'literal' | 'keyAt'> {
  readonly literals: readonly string[];
}

/** Matches the symbol in `❌ No key found`: people paste the message without it. */
const leadingSymbol = /^\^?[\p{Extended_Pictographic}\uFE0F]+ /u;

/** Matches `"error":\s*"Not found"`: programs also log only the sentence, which people then paste. */
const jsonProperty = /^"\w+":(?:\\s\*)?"(?<value>[^" ]+ [^"]+)"$/u;

function searchesOf({id, pattern, wraps = false}: ErrorEntry): Wanted[] {
  if (pattern === undefined) return [];
  return alternativesOf(pattern).flatMap(({source, literals, fixed}) => {
    if (literals.length === 0) {
      throw new Error(`${id}: no ${keyLength} fixed characters in a row in "${source}"; write more of the message`);
    }
    const whole = {id, literals, source: new RegExp(source).source, rank: wraps ? fixed - wrapsBelow : fixed};
    const bare = source.replace(leadingSymbol, '');
    const partial = wraps
      ? []
      : [...alternativesOf(firstSentence(bare)), ...(bare === source ? [] : alternativesOf(bare))];
    const value = jsonProperty.exec(source)?.groups?.value;
    const alone = value === undefined ? [] : alternativesOf(`^\\s*(?:\\w*Error: )?${value}$`);
    const telling = partial.filter((one) => one.fixed >= shortestBeginning && one.literals.length > 0);
    return [
      whole,
      // Ranks below a whole message with the same text.
      ...alone.map((one) => ({id, ...one, rank: one.fixed - 1})),
      ...telling.map((one) => ({id, ...one, rank: one.fixed - beginningsBelow})),
    ];
  });
}

/** Selects as key of each search those of its characters that are rarest in the catalog, not words like "Error". */
function withKeys(searches: readonly Wanted[]): ErrorSearch[] {
  const counts = new Map<string, number>();
  for (const key of searches.flatMap(({literals}) => literals.flatMap(keysOf))) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return searches.map(({literals, ...search}) => {
    const keys = literals.flatMap((literal) =>
      keysOf(literal).map((key, keyAt) => ({literal, keyAt, count: counts.get(key) ?? 0})),
    );
    const {literal, keyAt} = keys.reduce((rarest, key) => (key.count < rarest.count ? key : rarest));
    return {...search, literal, keyAt};
  });
}

const keysOf = (literal: string): string[] =>
  Array.from({length: literal.length - keyLength + 1}, (_, at) => literal.slice(at, at + keyLength));

function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let index = at; index < at + keyLength; index += 1) hash = Math.imul(hash, 31) + text.charCodeAt(index);
  return hash & 0xffff;
}

function searchAround(text: string, start: number, {id, rank}: ErrorSearch, state: Progress): RankedMatch[] {
  const from = Math.max(state.searchedTo, start - before, 0);
  // Whole lines if they are short, so that `^` and `$` match correctly.
  const earliest = Math.max(from - before, 0);
  const windowStart = earliest + text.slice(earliest, from).lastIndexOf('\n') + 1;
  const lineEnd = text.slice(start + after, start + 2 * after).indexOf('\n');
  const windowEnd = start + after + Math.max(lineEnd, 0);
  // One more character, so that `^` matches only if a line begins here.
  const sliceStart = Math.max(0, windowStart - 1);
  const window = text.slice(sliceStart, windowEnd);
  const matches: RankedMatch[] = [];
  const {expression} = state;
  expression.lastIndex = windowStart - sliceStart;
  for (let match = expression.exec(window); match; match = expression.exec(window)) {
    const matchStart = sliceStart + match.index;
    if (match[0] === '') expression.lastIndex += 1;
    else if (matchStart >= from || matchStart + match[0].length > start) {
      matches.push({id, start: matchStart, end: matchStart + match[0].length, rank});
      state.found += 1;
      if (state.found >= maxMatchesPerEntry) break;
    }
  }
  state.searchedTo = Math.max(matches.at(-1)?.end ?? 0, windowEnd - before, start + 1);
  return matches;
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

type RankedMatch = ErrorMatch & {readonly rank: number};

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
