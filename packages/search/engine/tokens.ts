/** Words that carry no meaning by themselves. A query that has others is searched without them. */
const stopWords = new Set(
  (
    'a about all along also am an and any anything are as at be been being but by can cant could did do does ' +
    'doing dont each for from gets got had happen happens has have having here how i if in into is it its just ' +
    'let lets like make many maybe me much my need needs no not now of on one ones only or our out people ' +
    'please possible really same should so some someone something still such than that the their them then ' +
    'there these they thing things this those through to too up us use using versus very vs want wants was way ' +
    'we were what whats when where which while who why will with would you your'
  ).split(' '),
);

/** Whether a word, in lower case, carries no meaning by itself. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Chunks of text between spaces and quotes; what is within one may be an identifier. */
const chunks = /[\p{L}\p{N}$@_.:/{}\-–]+/gu;
const segments = /[\p{L}\p{N}]+/gu;
/** `switchLLM` → switch LLM, `gpt4o` → gpt 4 o. */
const humps = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;

const withoutDoubled = (stem: string): string => stem.replace(/([bdgmnprt])\1$/u, '$1');

/** Nouns that end in `s`: by the rules for `schemas` and `cases` they would be plurals, or have others. */
const endingInS = /^(?<singular>.*(?:alias|atlas|bias|canvas)|bus|gas|lens)(?:es)?$/u;
/** Neither `class` and `status` nor `redis`, but `apis` and `cpus`. */
const plural = /[^sui']s$|^..[iu]s$/u;

/**
 * Reduces an English word to what its plural, its `-ing` and its `-ed` form share. Deliberately light: it joins forms of
 * one word, and a few nouns with their verbs.
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
  // Nouns of actions: installation and install, authentication and authenticate, deployment and deploy.
  if (reduced.length > 8) reduced = reduced.replace(/(?:ation|at|ment)$/u, '');
  return reduced;
}

/** A chunk of text, taken apart. */
export interface Token {
  /** As it was written. */
  readonly text: string;
  /** Place in the text. */
  readonly start: number;
  /** The whole without punctuation, in lower case: `messagesync` of `message-sync`. */
  readonly whole: string;
  /** What it consists of, in lower case, without the whole: `message`, `sync`. */
  readonly parts: readonly string[];
}

/**
 * Takes text apart into tokens. Identifiers stay whole and are taken apart too, at punctuation and where the case
 * changes: `SaikiAgent.switchLLM` has the parts `saikiagent`, `switchllm`, `saiki`, `agent`, `switch`, `llm`.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  // Normalized chunk by chunk: `…` becomes three characters, and places are those of the text as it was written.
  for (const {0: chunk, index} of text.matchAll(chunks)) {
    const names = chunk.normalize('NFKC').match(segments) ?? [];
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

/** The stems of a token. */
export type StemmedToken = Pick<Token, 'whole' | 'parts'>;

const stemmedBefore = new Map<string, readonly StemmedToken[]>();

/** Returns the stems of all tokens. Most come again: each chunk is taken apart once, which is eight times as fast. */
export function stemmedTokens(text: string): StemmedToken[] {
  return text.split(/\s+/u).flatMap((chunk) => {
    const before = stemmedBefore.get(chunk);
    if (before) return before;
    const stemmed = tokensOf(chunk).map(({whole, parts}) => ({whole: stem(whole), parts: parts.map(stem)}));
    stemmedBefore.set(chunk, stemmed);
    return stemmed;
  });
}

/** Returns the terms under which a text is found: wholes and parts of its tokens, reduced to their stems. */
export function termsOf(text: string): string[] {
  return tokensOf(text).flatMap(({whole, parts}) => [whole, ...parts].filter((term) => !isStopWord(term)).map(stem));
}
