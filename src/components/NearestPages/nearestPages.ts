import {editDistance} from '@docs-kit/report/names';

const most = 3;
/** Edits of a part of an address that's a form of another: `config` of `configuration`, `sdk` of `typescript-sdk`. */
const editsOfForm = 1;
/** Fewer letters are the beginning of too many words. */
const fewestLetters = 3;

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
 * Finds the pages whose addresses are nearest to one that doesn't exist: by the part of the path that names the page
 * first, then by all of it.
 * @param pathname the address, with or without `.html`, `.md`, `index` or a slash at its end
 * @param pages addresses of the pages, without a slash at the end
 * @returns three at most, the nearest first
 */
export function nearestPages(pathname: string, pages: readonly string[]): readonly string[] {
  const wanted = pathname.toLowerCase().replace(/(?:\/index)?(?:\.(?:html?|mdx?))?\/*$/u, '');
  const name = subjectOf(wanted);
  if (name.length < fewestLetters) return [];
  return pages
    .map((page) => {
      const other = subjectOf(page);
      const formEdits = isForm(name, other) || isForm(other, name) ? editsOfForm : Infinity;
      const edits = editDistance(name, other, Math.max(2, Math.floor(other.length / 3)));
      return {page, edits: Math.min(edits, formEdits), all: editDistance(wanted, page)};
    })
    .filter(({edits}) => edits < Infinity)
    .sort((one, other) => one.edits - other.edits || one.all - other.all)
    .slice(0, most)
    .map(({page}) => page);
}
