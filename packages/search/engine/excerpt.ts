import {codeLine, type MarkedText} from './types';
import {isStopWord, stem, termsOf, tokensOf} from './tokens';

/** Weights of the possible terms of a query, by term. */
export type Weights = ReadonlyMap<string, number>;

/** What to highlight in texts. */
export interface Marker {
  readonly words: Weights;
  /** Phrases, which are highlighted only where their words are consecutive: the possible terms at each position. */
  readonly phrases: readonly (readonly Weights[])[];
}

/** Maximum length of an excerpt, in characters. */
const maxLength = 180;

/** Splits text into sentences and lines. A colon between a key and its value doesn't end a sentence. */
const sentencesOf = (text: string): string[] =>
  text.split(/\n|(?<=[.!?])\s+(?=[\p{Lu}`"'(\p{N}])|(?<=:)\s+(?=\p{Lu})/u).filter(Boolean);

/** Punctuation of the sentence after a token, or the ending of a possessive. */
const punctuation = /['’]s$|[.:]+$/u;

/**
 * Marks the tokens that match, without the punctuation after them: the same words are marked in the page of a result.
 * @param said terms to leave out of the score, because the reader sees them already
 */
export function markMatches(
  text: string,
  {words, phrases}: Marker,
  said: ReadonlySet<string> = new Set(),
): MarkedText & {score: number} {
  const tokens = tokensOf(text);
  const termsAt = tokens.map(({whole, parts}) => [whole, ...parts].map(stem));
  const found = termsAt.map((terms) => matchesOf(terms, words));
  // Phrases have no stop words, but may match words with stop words in between.
  const places = [...tokens.keys()].filter((place) => !isStopWord(tokens[place]?.whole ?? ''));
  for (const phrase of phrases) {
    for (let first = 0; first + phrase.length <= places.length; first += 1) {
      const run = phrase.map((weights, next) => {
        const place = places[first + next] ?? 0;
        return {place, matches: matchesOf(termsAt[place] ?? [], weights)};
      });
      if (run.some(({matches}) => matches.length === 0)) continue;
      for (const {place, matches} of run) found[place]?.push(...matches);
    }
  }
  const seen = new Set(said);
  let score = 0;
  for (const [term, weight] of found.flat()) {
    if (!seen.has(term)) score += weight;
    seen.add(term);
  }
  const marked = tokens.filter((_, place) => found[place]?.length);
  return {
    text,
    marks: marked.map(({text: written, start}) => [start, start + written.replace(punctuation, '').length] as const),
    score,
  };
}

const matchesOf = (terms: readonly string[], weights: Weights): [term: string, weight: number][] =>
  terms.flatMap((term) => {
    const weight = weights.get(term) ?? 0;
    return weight > 0 ? [[term, weight] as [string, number]] : [];
  });

/** Shortens a text to the surroundings of its first mark. It's cut between words, except within a word that is longer. */
function shorten({text, marks}: MarkedText): MarkedText {
  if (text.length <= maxLength) return {text, marks};
  const first = marks[0]?.[0] ?? 0;
  const gapBefore = text.indexOf(' ', first - 60);
  const start = gapBefore >= 0 && gapBefore < first ? gapBefore + 1 : first;
  const from = first < maxLength - 40 ? 0 : start;
  const end = from + maxLength;
  const gapAfter = text.lastIndexOf(' ', end);
  const cut = gapAfter > first ? gapAfter : end;
  const to = end >= text.length ? text.length : cut;
  const lead = from > 0 ? '… ' : '';
  const shown = marks.filter(([begin]) => begin >= from && begin < to);
  const shift = lead.length - from;
  return {
    text: lead + text.slice(from, to) + (to < text.length ? ' …' : ''),
    marks: shown.map(([begin, stop]) => [begin + shift, Math.min(stop, to) + shift] as const),
  };
}

/**
 * Returns the sentence that matches most of the query; the first one when none matches.
 * @param heading shown above the excerpt, so its terms don't count again
 */
export function bestExcerpt(text: string, marker: Marker, heading = ''): MarkedText {
  const above = new Set(termsOf(heading));
  let best: (MarkedText & {score: number}) | undefined;
  const lines = text.split('\n').filter((line) => !line.startsWith(codeLine));
  for (const sentence of sentencesOf(lines.join('\n'))) {
    const marked = markMatches(sentence, marker, above);
    // A sentence is a better answer than a table row, and a longer one says more than the bare word of the query.
    const isProse = /^[\p{Lu}\p{N}].* .*[.!?:]$/u.test(sentence);
    const score = (marked.score + Math.min(sentence.length, 40) / 1000) * (isProse ? 1.4 : 1);
    if (score > (best?.score ?? 0)) best = {...marked, score};
  }
  return best ? shorten(best) : {text: '', marks: []};
}
