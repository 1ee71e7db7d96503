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

/** Inserted, removed, replaced and swapped letters that turn one word into the other. */
function editDistance(one: string, other: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: other.length + 1}, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let edits = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) edits = Math.min(edits, at(beforePrevious, column - 2) + 1);
      current.push(edits);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, other.length);
}

const at = (row: number[], column: number): number => row[column] ?? Infinity;
