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
  const spoken = spokenNames[lower]?.find((name) => known.includes(name));
  if (spoken !== undefined) return spoken;

  const ranked = known
    .map((name) => ({name, edits: editDistance(lower, name.toLowerCase())}))
    .filter(({name, edits}) => edits <= Math.max(1, Math.floor(Math.min(name.length, written.length) / 3)))
    .sort((one, other) => one.edits - other.edits);
  return ranked[0]?.name;
}

/** Letters to insert, remove, replace or swap until one word becomes the other. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({length: other.length + 1}, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Infinity;
      rows[row]?.push(Math.min(replaced, swapped, at(row - 1, column) + 1, at(row, column - 1) + 1));
    }
  }
  return at(one.length, other.length);
}
