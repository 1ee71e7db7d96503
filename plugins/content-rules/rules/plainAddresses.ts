import path from 'node:path/posix';
import {isWholePage, type Page, type Rule} from '../page';
import type {Problem} from '../problem';
import {routeOf} from '../routes';

/** Spaces, accents and signs that a browser writes as `%20` in an address. Capitals are no such. */
const mustBeEscaped = (text: string): boolean => encodeURI(text) !== text || /[?#]/u.test(text);

/** Addresses can be read and typed: nothing in them must be escaped. */
export const plainAddresses: Rule = ({pages}) =>
  pages.filter((page) => isWholePage(page) && mustBeEscaped(routeOf(page))).map(problemOf);

function problemOf(page: Page): Problem {
  const {file, folder, frontMatter} = page;
  for (const key of ['slug', 'id']) {
    const entry = frontMatter?.entries.get(key);
    if (typeof entry?.value !== 'string' || !mustBeEscaped(entry.value)) continue;
    const message = `the "${key}" has signs that an address must escape: "${entry.value}"`;
    return {file, ...entry.valuePlace, message, fix: `write "${plain(entry.value)}"`};
  }
  const name = path.relative(folder.path, file);
  const message = `the name "${name}" has signs that an address must escape`;
  return {file, line: 1, column: 1, message, fix: `name it ${folder.path}/${plain(name)}`};
}

/** Letters lose their accents, and other signs become a hyphen. */
function plain(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return letters.replaceAll(/[^\w./~-]+/gu, '-').replaceAll(/-+(?=[./]|$)|(?<=^|\/)-+/gu, '');
}
