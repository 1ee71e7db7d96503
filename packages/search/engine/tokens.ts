import {memoized} from '@docs-kit/report/memory';

// cspell:ignore arent hadnt havent shouldnt theyre wasnt werent weve wouldnt youre youve

/** Words without meaning on their own. They're ignored in a query that has other words. */
const stopWords = new Set(
  (
    'a about actually all along also am an and any anything are arent as at be been being but by can could did ' +
    'do does doing dont each for from gets got had hadnt happen happens has have havent having here how i if im ' +
    'in into is it its ive just let lets like make many maybe me much my need needs no not now of on one ones ' +
    'only or our out people please possible really same should shouldnt so some someone something still such ' +
    'than that thats the their them then there theres these they theyre thing things this those through to too ' +
    'up us use using versus very vs want wants was wasnt way we were werent weve what whats when where which ' +
    'while who why will with would wouldnt you your youre youve'
  ).split(' '),
);

/** Words that change nothing, also within a phrase: `what can it actually do`. */
export const fillers: ReadonlySet<string> = new Set(['actually', 'also', 'just', 'maybe', 'please', 'really']);

/** Whether a lowercase word has no meaning on its own. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/**
 * Chunks of text between spaces and quotes. A chunk may be an identifier. Marks and invisible characters don't end it:
 * some systems write `é` as two characters, and copied text contains soft hyphens.
 */
const chunks = /(?:[\p{L}\p{M}\p{N}\p{Cf}$@_.:/{}\-–]|(?<=\p{L})['’](?=\p{L}))+/gu;
/** Verbs that say what fails: `can't`, `cannot`, `doesn’t` and `wont` say the same, and differ from page to page. */
const failingVerb = /^(?:cannot|(?:ca|could|did|does|has|is|wo)n['’]?t)\b/iu;
/** The ending of `agent's`, the apostrophe in `doesn't`, and invisible characters. */
const silent = /['’](?:(?:[dms]|ll|re|ve)$)?|\p{Cf}/giu;
const segments = /[\p{L}\p{N}]+/gu;
/** `switchLLM` → switch LLM, `gpt4o` → gpt 4 o. */
const humps = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;

const withoutDoubled = (stem: string): string => stem.replace(/([bdgmnprt])\1$/u, '$1');

/** Nouns and a name ending in `s`, which the rules for `schemas` and `cases` would take for plurals or stem wrongly. */
const endingInS = /^(?<singular>.*(?:alias|atlas|bias|canvas)|bus|gas|lens|windows)(?:es)?$/u;
/** Matches `apis` and `cpus`, but not `class`, `status` or `redis`. */
const plural = /[^sui']s$|^..[iu]s$/u;

/**
 * Reduces an English word to the stem that its plural, `-ing` and `-ed` forms share. Deliberately light: it unites the
 * forms of a word, and a few nouns with their verbs.
 */
export function stem(word: string): string {
  const singular = endingInS.exec(word)?.groups?.singular;
  if (singular !== undefined) return singular;
  let reduced = word;
  if (reduced.length > 3 && plural.test(reduced))
    reduced = reduced.replace(/ies$/u, 'y').replace(/(?<=ch|sh|x|z|ss)es$|s$/u, '');
  if (reduced.length > 5 && reduced.endsWith('ing')) reduced = withoutDoubled(reduced.slice(0, -3));
  else if (reduced.length > 4 && reduced.endsWith('ed')) reduced = withoutDoubled(reduced.slice(0, -2));
  if (reduced.length > 4) reduced = reduced.replace(/e$/u, '');
  // Action nouns: installation and install, authentication and authenticate, deployment and deploy.
  if (reduced.length > 8) reduced = reduced.replace(/(?:ation|at|ment)$/u, '');
  return reduced;
}

/** A chunk of text and its parts. */
export interface Token {
  /** As written. */
  readonly text: string;
  /** Offset in the text. */
  readonly start: number;
  /** The whole in lower case without punctuation: `messagesync` for `message-sync`. */
  readonly whole: string;
  /** Its parts in lower case, if it has several: `message`, `sync`. */
  readonly parts: readonly string[];
}

/**
 * Splits text into tokens. An identifier stays whole, but also gets parts, split at punctuation and where the case
 * changes: `ChatAgent.switchLLM` has the parts `chatagent`, `switchllm`, `chat`, `agent`, `switch`, `llm`.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  // Normalized chunk by chunk, because offsets refer to the original text, and `…` would become three characters.
  for (const {0: chunk, index} of text.matchAll(chunks)) {
    const names = chunk.normalize('NFKC').replace(failingVerb, 'nt').replace(silent, '').match(segments) ?? [];
    const whole = names.join('').toLowerCase();
    if (!whole) continue;
    const parts = new Set<string>();
    for (const name of names) {
      if (names.length > 1) parts.add(name.toLowerCase());
      const inner = name.match(humps) ?? [];
      if (inner.length > 1) inner.forEach((part) => parts.add(part.toLowerCase()));
    }
    parts.delete(whole);
    const meaningful = [...parts].filter((part) => part.length > 1);
    tokens.push({text: chunk, start: index, whole, parts: meaningful});
  }
  return tokens;
}

/** Most chunks are repeated, so remembering their stems is eight times as fast. */
const stemmedChunk = memoized((chunk: string) =>
  tokensOf(chunk).map(({whole, parts}) => ({whole: stem(whole), parts: parts.map(stem)})),
);

/** Returns the stems of a text's tokens. */
export const stemmedTokens = (text: string) => text.split(/\s+/u).flatMap(stemmedChunk);

/** Returns the terms of a text: the stems of its tokens' wholes and parts, each as often as it occurs. */
export const termsIn = (text: string): string[] => stemmedTokens(text).flatMap(({whole, parts}) => [whole, ...parts]);

/** Returns the terms that find a text: the stems of its tokens' wholes and parts. */
export function termsOf(text: string): string[] {
  return tokensOf(text).flatMap(({whole, parts}) => [whole, ...parts].filter((term) => !isStopWord(term)).map(stem));
}
