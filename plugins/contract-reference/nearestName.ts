import {editDistance} from '../../contracts/editDistance';

/**
 * Finds the existing name that someone probably meant.
 * @param wanted what was written
 * @param names what exists
 * @returns the name with the fewest edits (letter case does not count), or nothing when none is alike
 */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const name of names) {
    const edits = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (edits < fewest && edits <= allowedEdits(wanted, name)) {
      nearest = name;
      fewest = edits;
    }
  }
  return nearest;
}

/** More than half of the letters different is another word. */
const allowedEdits = (one: string, other: string): number =>
  Math.max(2, Math.floor(Math.max(one.length, other.length) / 2));
