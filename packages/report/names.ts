/**
 * Counts the insertions, deletions, substitutions and swaps that turn one word into the other (Damerau-Levenshtein).
 * @param limit number of edits above which counting stops, so that long words cost little
 * @returns the number of edits; Infinity when it is above the limit
 */
export function editDistance(one: string, other: string, limit = Infinity): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let before: number[] = [];
  let previous = Array.from({length: other.length + 1}, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    const at = (edits: readonly number[], column: number): number => edits[column] ?? Infinity;
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = at(previous, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? at(before, column - 2) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, at(previous, column) + 1, at(current, column - 1) + 1));
    }
    if (current.every((edits) => edits > limit)) return Infinity;
    before = previous;
    previous = current;
  }
  const edits = previous[other.length] ?? Infinity;
  return edits > limit ? Infinity : edits;
}

/** Returns the most edits to accept: half the length of the longer word, and at least two. */
const limitFor = (one: string, other: string): number =>
  Math.max(2, Math.floor(Math.max(one.length, other.length) / 2));

/**
 * Finds the existing name that someone probably meant.
 * @returns the first name with the fewest edits, ignoring case; undefined when none is close
 */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const name of names) {
    const edits = editDistance(wanted.toLowerCase(), name.toLowerCase(), limitFor(wanted, name));
    if (edits < fewest) {
      nearest = name;
      fewest = edits;
    }
  }
  return nearest;
}

/** Suggests a name, to follow a sentence: ` Did you mean "sendMessage"?`. Empty when no name is close. */
export function nearestHint(wanted: string, names: Iterable<string>): string {
  const nearest = nearestName(wanted, names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

const maxListLength = 40;

const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Returns the names that share a word with the wanted one, for lists that nobody would read to the end. */
function namesLike(wanted: string, names: readonly string[]): readonly string[] {
  const words = wordsOf(wanted);
  return names.filter((name) => wordsOf(name).some((word) => words.includes(word)));
}

/**
 * Suggests a name: `Did you mean "sendMessage"? Known: …`. Lists at most 40 names. If there are more, it lists only
 * those that share a word with the wanted one.
 */
export function didYouMean(wanted: string, names: readonly string[]): string {
  const listed = (names.length > maxListLength ? namesLike(wanted, names) : names).slice(0, maxListLength);
  const rest = names.length - listed.length;
  const known = [...listed, ...(rest > 0 ? [listed.length > 0 ? `and ${rest} more` : `${rest} names`] : [])];
  return `${nearestHint(wanted, names)} Known: ${known.join(', ') || 'none'}.`.trimStart();
}

const maxPaths = 3;
/** Edits assumed when one name is a short form of the other: `config` of `configuration`, `sdk` of `typescript-sdk`. */
const editsOfForm = 1;
/** Shorter names are the beginning of too many words. */
const minLetters = 3;
/** Letters to compare: an address may have thousands, and each is compared with every letter of a page's path. */
const comparedLength = 200;

/** Returns the part of a path that names the page's subject: the last one, or the folder of an overview. */
const subjectOf = (path: string): string =>
  path
    .replace(/\/overview$/u, '')
    .split('/')
    .at(-1) ?? '';

/** Whether one name is the beginning of the other, or of its rest after a hyphen. */
const isForm = (one: string, other: string): boolean =>
  one.length >= minLetters && other.split('-').some((_, index, words) => words.slice(index).join('-').startsWith(one));

/**
 * Finds the pages whose paths are nearest to one that doesn't exist. Compares the part that names the page first, since
 * readers get folders wrong more often than names, and then the whole path.
 * @param wanted path with or without `.html`, `.md`, `index` or a trailing slash
 * @param paths paths of all pages, without trailing slashes
 * @returns at most three, the nearest first
 */
export function nearestPaths(wanted: string, paths: readonly string[]): string[] {
  const ending = /(?:\/index)?(?:\.(?:html?|mdx?))?\/*$/u;
  const asked = wanted.slice(0, comparedLength).toLowerCase().replace(ending, '');
  const name = subjectOf(asked);
  if (name === '') return [];
  return paths
    .map((path) => {
      const other = subjectOf(path.toLowerCase());
      const formEdits = isForm(name, other) || isForm(other, name) ? editsOfForm : Infinity;
      const edits = editDistance(name, other, Math.max(2, Math.floor(other.length / 3)));
      return {path, edits: Math.min(edits, formEdits), all: editDistance(asked, path.toLowerCase())};
    })
    .filter(({edits}) => edits < Infinity)
    .sort((one, other) => one.edits - other.edits || one.all - other.all)
    .slice(0, maxPaths)
    .map(({path}) => path);
}
