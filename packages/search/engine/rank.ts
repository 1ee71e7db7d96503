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

/** How well a section answers a query, judged by its terms alone. */
export interface Candidate {
  readonly section: number;
  /** Sum of the scores of its terms. */
  score: number;
  /** Share of the query that the section has, from 0 to 1, by the weights of the terms. */
  coverage: number;
}

/**
 * Among synonyms, a rare word should weigh hardly more than a common one. Returns the weight of the most common one, or
 * Infinity for a word without synonyms.
 */
function leastWeight(readings: readonly Reading[], index: TermIndex): number {
  const single = readings.flatMap(({terms}) => (terms.length === 1 ? (terms[0] ?? []) : []));
  const weights = single.map((term) => index.weightOf(term));
  return weights.length > 1 ? Math.min(...weights) : Infinity;
}

/** How much more a rare word may weigh than its most common synonym. */
const rarityOfSynonyms = 1;

interface Scores {
  readonly scores: Map<number, number>;
  /** Highest score for a single mention. */
  readonly most: number;
}

/** Scores of all sections for one reading of a part of the query. */
function scoreReading({terms, quality, isSynonym}: Reading, index: TermIndex, limit: number): Scores {
  const scores = new Map<number, number>();
  const found = new Map<number, number>();
  let most = 0;
  for (const variants of terms) {
    const best = new Map<number, number>();
    let weight = 0;
    for (const term of variants) {
      const posting = index.postingOf(term);
      if (!posting) continue;
      const value = Math.min(limit, index.weightOf(term)) * quality;
      weight = Math.max(weight, value);
      posting.forEach((frequency, section) => {
        const score = (value * frequency * (tuning.saturation + 1)) / (frequency + tuning.saturation);
        if (score > (best.get(section) ?? 0)) best.set(section, score);
      });
    }
    most += weight;
    for (const [section, score] of best) {
      scores.set(section, (scores.get(section) ?? 0) + score);
      found.set(section, (found.get(section) ?? 0) + 1);
    }
  }
  if (isSynonym) found.forEach((count, section) => count < terms.length && scores.delete(section));
  return {scores, most};
}

/** Weight of a word that no section has: the same as a rare word. */
const unknownWeight = 5;

/** Returns all sections that match any part of a query. */
export function findCandidates({parts}: Query, index: TermIndex): Candidate[] {
  const candidates = new Map<number, Candidate>();
  let total = 0;
  for (const readings of parts) {
    const most = leastWeight(readings, index) + rarityOfSynonyms;
    const scored = readings.map((reading) => scoreReading(reading, index, most));
    const weight = Math.max(...scored.map(({most}) => most)) || unknownWeight;
    total += weight;
    const best = new Map<number, number>();
    for (const {scores} of scored) {
      for (const [section, score] of scores) best.set(section, Math.max(score, best.get(section) ?? 0));
    }
    for (const [section, score] of best) {
      const candidate = candidates.get(section) ?? {section, score: 0, coverage: 0};
      candidate.score += score;
      // A single mention in the text counts half, one in a heading fully.
      candidate.coverage += Math.min(weight, score);
      candidates.set(section, candidate);
    }
  }
  for (const candidate of candidates.values()) candidate.coverage /= total || 1;
  return [...candidates.values()];
}
