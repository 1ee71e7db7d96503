/** Counts the letters to insert, remove, replace or swap to turn one word into the other (Damerau-Levenshtein). */
export function editDistance(one: string, other: string): number {
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

/** The most edits to accept: half of the longer word may differ, and always two letters. */
const limit = (one: string, other: string): number => Math.max(2, Math.floor(Math.max(one.length, other.length) / 2));

/**
 * Finds the existing name that someone probably meant.
 * @param wanted what they wrote
 * @param names what exists
 * @returns the first name with the fewest edits, ignoring case; undefined when none is close
 */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const name of names) {
    const edits = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (edits < fewest && edits <= limit(wanted, name)) {
      nearest = name;
      fewest = edits;
    }
  }
  return nearest;
}

/** Says which name to write instead, after a sentence: ` Did you mean "sendMessage"?`; nothing when none is close. */
export function nearestHint(wanted: string, names: Iterable<string>): string {
  const nearest = nearestName(wanted, names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

const longestList = 40;

/** Says which name to write instead: `Did you mean "sendMessage"? Known: …`. Lists at most 40 names. */
export function didYouMean(wanted: string, names: readonly string[]): string {
  const listed = names.length === 0 ? 'none' : names.slice(0, longestList).join(', ');
  const rest = names.length > longestList ? `, and ${names.length - longestList} more` : '';
  return `${nearestHint(wanted, names)} Known: ${listed}${rest}.`.trimStart();
}
