import {editDistance} from '../editDistance';
import {spokenNames} from './spokenNames';

/**
 * The key or value that an author probably meant.
 * @param written what stands in the file
 * @param known what could stand there
 * @returns the likeliest one, or nothing when none is alike
 */
export function nearestKey(written: string, known: readonly string[]): string | undefined {
  const lower = written.toLowerCase();
  const sameLetters = known.find((name) => name.toLowerCase() === lower);
  if (sameLetters !== undefined) return sameLetters;
  const meant = Object.hasOwn(spokenNames, lower) ? spokenNames[lower] : undefined;
  const spoken = meant?.find((name) => known.includes(name));
  if (spoken !== undefined) return spoken;

  const ranked = known
    .map((name) => ({name, edits: editDistance(lower, name.toLowerCase())}))
    .filter(({name, edits}) => edits <= Math.max(1, Math.floor(Math.min(name.length, written.length) / 3)))
    .sort((one, other) => one.edits - other.edits);
  return ranked[0]?.name;
}
