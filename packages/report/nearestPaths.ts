import {editDistance} from './names';

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
