import {codeLine, type MarkedText} from './types';
import {stem, termsOf, tokensOf} from './tokens';

/** Longest excerpt, in letters. */
const maxLength = 180;

/** Splits text into sentences and lines. */
const sentencesOf = (text: string): string[] => text.split(/\n|(?<=[.!?:])\s+(?=[\p{Lu}`"'(\p{N}])/u).filter(Boolean);

/**
 * Marks tokens whose terms match.
 * @param said terms that don't count in the score
 */
export function markMatches(
  text: string,
  weightOf: (term: string) => number,
  said: ReadonlySet<string> = new Set(),
): MarkedText & {score: number} {
  const marks: (readonly [number, number])[] = [];
  const seen = new Set(said);
  let score = 0;
  for (const {text: written, start, whole, parts} of tokensOf(text)) {
    const matches = [whole, ...parts].map(stem).filter((term) => weightOf(term) > 0);
    if (matches.length === 0) continue;
    marks.push([start, start + written.length]);
    for (const term of matches) {
      if (!seen.has(term)) score += weightOf(term);
      seen.add(term);
    }
  }
  return {text, marks, score};
}

/** Cuts a text around its first mark. */
function shorten({text, marks}: MarkedText): MarkedText {
  if (text.length <= maxLength) return {text, marks};
  const first = marks[0]?.[0] ?? 0;
  const from = first < maxLength - 40 ? 0 : text.indexOf(' ', first - 60) + 1;
  const end = from + maxLength;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), from + 1);
  const lead = from > 0 ? '… ' : '';
  const moved = marks.filter(([start, stop]) => start >= from && stop <= to);
  const shift = lead.length - from;
  return {
    text: lead + text.slice(from, to) + (to < text.length ? ' …' : ''),
    marks: moved.map(([start, stop]) => [start + shift, stop + shift] as const),
  };
}

/**
 * Returns the sentence of a text in which most of the query is; the first one when there is none.
 * @param heading is shown above it: what it says needs no second mention
 */
export function bestExcerpt(text: string, weightOf: (term: string) => number, heading = ''): MarkedText {
  const above = new Set(termsOf(heading));
  let best: (MarkedText & {score: number}) | undefined;
  const lines = text.split('\n').filter((line) => !line.startsWith(codeLine));
  for (const sentence of sentencesOf(lines.join('\n'))) {
    const marked = markMatches(sentence, weightOf, above);
    // A sentence answers better than a row of a table, and a longer one says more than a word of the query alone.
    const isProse = /^[\p{Lu}\p{N}].* .*[.!?:]$/u.test(sentence);
    const score = marked.score * (isProse ? 1.4 : 1) + Math.min(sentence.length, 40) / 1000;
    if (score > (best?.score ?? 0)) best = {...marked, score};
  }
  return best ? shorten(best) : {text: '', marks: []};
}
