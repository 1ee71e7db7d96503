import type {Query, Reading} from './query';
import type {TermIndex} from './terms';
import {tuning} from './tuning';

/**
 * Returns how much of a query is in a text as one phrase: the weight of the best such phrase, as a share of the query's
 * weight. A single term isn't a phrase, and a short phrase counts less than its share.
 * @param text its terms, in order
 */
export function phraseShare(query: readonly string[], weights: readonly number[], text: readonly string[]): number {
  let best = 0;
  for (let start = 0; start < query.length; start += 1) {
    for (let position = 0; position < text.length; position += 1) {
      let length = 0;
      let sum = 0;
      while (start + length < query.length && query[start + length] === text[position + length]) {
        sum += weights[start + length] ?? 0;
        length += 1;
      }
      if (length > 1) best = Math.max(best, (sum * (length - 1)) / (length + 0.5));
    }
  }
  return best === 0 ? 0 : best / weights.reduce((sum, value) => sum + value, 0);
}

/** How much more a rare word may weigh than its most common synonym. */
const rarityOfSynonyms = 1;

/** Returns the most that a term may weigh among others with the same meaning. Infinity for a word without synonyms. */
function mostWeight(readings: readonly Reading[], index: TermIndex): number {
  const single = readings.flatMap(({terms}) => (terms.length === 1 ? (terms[0] ?? []) : []));
  const weights = single.map((term) => index.weightOf(term));
  return weights.length > 1 ? Math.min(...weights) + rarityOfSynonyms : Infinity;
}

/** Scores by section. */
type Scores = Map<number, number>;

const add = (scores: Scores, section: number, score: number): void =>
  void scores.set(section, (scores.get(section) ?? 0) + score);
const raise = (scores: Scores, section: number, score: number): void =>
  void scores.set(section, Math.max(score, scores.get(section) ?? 0));

/**
 * Scores all sections for one reading of a part of the query.
 * @param limit most that a term may weigh
 * @returns the scores, and the highest for a single mention
 */
function scoreReading(
  {terms, quality, isSynonym}: Reading,
  index: TermIndex,
  limit: number,
): {readonly scores: Scores; readonly weight: number} {
  const scores: Scores = new Map();
  const found: Scores = new Map();
  let weight = 0;
  for (const variants of terms) {
    const best: Scores = new Map();
    let most = 0;
    for (const term of variants) {
      const posting = index.postingOf(term);
      if (!posting) continue;
      const value = Math.min(limit, index.weightOf(term)) * quality;
      most = Math.max(most, value);
      posting.forEach((frequency, section) => {
        raise(best, section, (value * frequency * (tuning.saturation + 1)) / (frequency + tuning.saturation));
      });
    }
    weight += most;
    best.forEach((score, section) => {
      add(scores, section, score);
      add(found, section, 1);
    });
  }
  if (isSynonym) found.forEach((count, section) => count < terms.length && scores.delete(section));
  return {scores, weight};
}

/**
 * Scores all sections that match any part of a query by their terms, and by how much of the query they cover.
 * @returns each section with its score, in no order
 */
export function scoreSections({parts}: Query, index: TermIndex): [section: number, score: number][] {
  const scores: Scores = new Map();
  const coverage: Scores = new Map();
  for (const readings of parts) {
    const limit = mostWeight(readings, index);
    const scored = readings.map((reading) => scoreReading(reading, index, limit));
    const weight = Math.max(...scored.map((reading) => reading.weight));
    const best: Scores = new Map();
    scored.forEach((reading) => reading.scores.forEach((score, section) => raise(best, section, score)));
    best.forEach((score, section) => {
      add(scores, section, score);
      // A single mention in the text counts half, one in a heading fully.
      add(coverage, section, Math.min(weight, score));
    });
  }
  return [...scores].map(([section, score]) => [section, score * (coverage.get(section) ?? 0)]);
}
