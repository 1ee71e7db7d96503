import {editDistance} from './names';

const most = 3;
/** Edits of a part of an address that's a form of another: `config` of `configuration`, `sdk` of `typescript-sdk`. */
const editsOfForm = 1;
/** Fewer letters are the beginning of too many words. */
const fewestLetters = 3;
/** Letters to compare: an address may have thousands, and each costs as much as a page's whole path. */
const comparedLength = 200;

/** The part of a path that says what its page is about: the folder's name of an overview, else the last part. */
const subjectOf = (path: string): string =>
  path
    .replace(/\/overview$/u, '')
    .split('/')
    .at(-1) ?? '';

/** Whether one name begins a word of the other: words are separated by hyphens. */
const isForm = (one: string, other: string): boolean =>
  one.length >= fewestLetters &&
  other.split('-').some((_, index, words) => words.slice(index).join('-').startsWith(one));

/**
 * Finds the pages whose paths are nearest to one that doesn't exist: by the part that names the page first, since readers
 * guess folders wrong more often than names, then by all of it.
 * @param wanted path with or without `.html`, `.md`, `index` or a slash at its end
 * @param paths of all pages, without a slash at the end
 * @returns three at most, the nearest first
 */
export function nearestPaths(wanted: string, paths: readonly string[]): string[] {
  const ending = /(?:\/index)?(?:\.(?:html?|mdx?))?\/*$/u;
  const asked = wanted.slice(0, comparedLength).toLowerCase().replace(ending, '');
  const name = subjectOf(asked);
  if (name === '') return [];
  return paths
    .map((path) => {
      const other = subjectOf(path);
      const formEdits = isForm(name, other) || isForm(other, name) ? editsOfForm : Infinity;
      const edits = editDistance(name, other, Math.max(2, Math.floor(other.length / 3)));
      return {path, edits: Math.min(edits, formEdits), all: editDistance(asked, path)};
    })
    .filter(({edits}) => edits < Infinity)
    .sort((one, other) => one.edits - other.edits || one.all - other.all)
    .slice(0, most)
    .map(({path}) => path);
}
