import path from 'node:path/posix';
import type {Problem} from '@docs-kit/report';
import type {FrontMatterEntry} from '../frontMatter';
import {componentRoute, routeOf} from '../routes';
import {isInside, isPageFile, isWholePage, type Page, type Rule, type Site} from '../site';

/** No two pages have the same URL. */
export const uniqueUrls: Rule = (site) => {
  const components = componentOwners(site);
  const owners = new Map<string, Page>();
  return site.pages.filter(isWholePage).flatMap((page): Problem[] => {
    const route = routeOf(page);
    const component = components.get(route);
    if (component !== undefined) return [sameUrl(page, component, route)];
    const owner = owners.get(route);
    if (!owner) {
      owners.set(route, page);
      return [];
    }
    // The page that sets its own URL is the one to change.
    return [chosenUrl(page) || !chosenUrl(owner) ? sameUrl(page, owner.file, route) : sameUrl(owner, page.file, route)];
  });
};

const chosenUrl = ({frontMatter}: Page): FrontMatterEntry | undefined =>
  frontMatter?.entries.get('slug') ?? frontMatter?.entries.get('id');

function sameUrl(page: Page, owner: string, route: string): Problem {
  const chosen = chosenUrl(page);
  const fix = chosen ? `change or delete this "${chosen.key}"` : 'rename one of the two files, or give one a "slug"';
  const place = chosen?.valuePlace ?? {line: 1, column: 1};
  return {file: page.file, ...place, message: `${owner} has the same URL, ${route}`, fix};
}

function componentOwners({files, folders}: Site): Map<string, string> {
  const owners = new Map<string, string>();
  for (const folder of folders.filter(({kind}) => kind === 'pages')) {
    for (const file of files.paths) {
      const isComponent = isInside(file, folder.path) && ['.tsx', '.jsx', '.js', '.ts'].includes(path.extname(file));
      if (isComponent && !file.includes('/_') && !file.includes('.test.'))
        owners.set(componentRoute(file, folder), file);
    }
  }
  return owners;
}

/** Spaces, accents and other characters that a browser shows as `%20` and the like. */
const needsEscape = (text: string): boolean => encodeURI(text) !== text || /[?#]/u.test(text);

const hasCapital = (text: string): boolean => /(?:^|\/)\p{Lu}/u.test(text);
const isHard = (text: string): boolean => needsEscape(text) || hasCapital(text);

/** URLs can be read and typed: they contain no characters that need escaping, and no name begins with a capital. */
export const readableUrls: Rule = ({pages}) =>
  pages.filter((page) => isWholePage(page) && isHard(routeOf(page))).map(hardUrl);

function hardUrl(page: Page): Problem {
  const {file, folder, frontMatter} = page;
  for (const key of ['slug', 'id']) {
    const entry = frontMatter?.entries.get(key);
    if (typeof entry?.value !== 'string' || !isHard(entry.value)) continue;
    const message = `the "${key}" ${whyHard(entry.value)}: "${entry.value}"`;
    return {file, ...entry.valuePlace, message, fix: `write "${readable(entry.value)}"`};
  }
  const name = path.relative(folder.path, file);
  const message = `the path "${name}" ${whyHard(name)}`;
  return {file, line: 1, column: 1, message, fix: `rename it to ${folder.path}/${readable(name)}`};
}

const whyHard = (text: string): string =>
  needsEscape(text)
    ? 'has characters that a URL must escape'
    : 'has a name that begins with a capital, which readers would have to type';

/** Splits names that begin with a capital into small words (`NewPage` is `new-page`), and removes other characters. */
function readable(text: string): string {
  const names = withoutEscapes(text).split('/');
  return names
    .map((name) => (hasCapital(name) ? name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, '-').toLowerCase() : name))
    .join('/');
}

/** Removes accents from letters, and replaces other characters with hyphens. */
export function withoutEscapes(text: string): string {
  const letters = text.replaceAll('ß', 'ss').normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return letters.replaceAll(/[^\w./~-]+/gu, '-').replaceAll(/-+(?=[./]|$)|(?<=^|\/)-+/gu, '');
}

/** Extensions that programs use for Markdown. */
const looksLikePage = /\.(?:mdx?|markdown|mdown|mkd)$/iu;

/** Every file that looks like a page has an extension that Docusaurus reads: it silently ignores others. */
export const pageExtensions: Rule = ({files, folders}) =>
  [...files.paths]
    .filter(
      (file) => folders.some((folder) => isInside(file, folder.path)) && !isPageFile(file) && looksLikePage.test(file),
    )
    .map((file) => {
      const {name, ext} = path.parse(file);
      const extension = ext.toLowerCase() === '.mdx' ? '.mdx' : '.md';
      const message = `Docusaurus makes no page of a file with the extension "${ext}"`;
      return {file, line: 1, column: 1, message, fix: `rename it to ${name}${extension}`};
    });
