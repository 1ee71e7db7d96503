import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '@docs-kit/report';
import {site} from '../../../config/site';
import {attribute, elementsOf, parseHtml, textOf, type HtmlElement, type ParsedHtml} from './html';

/** The folder under test: `SITE_FOLDER`, or `build`. */
export const siteFolder = path.resolve(process.env.SITE_FOLDER ?? 'build');

/** Address of the site's root, with a trailing slash. */
export const siteAddress = new URL(site.baseUrl, site.url).href;

/** A page of the built site. */
export interface BuiltPage extends ParsedHtml {
  /** Path below the site's folder, for example `docs/concepts/tools.html`. */
  readonly file: string;
  /** Path below the base path, for example `/docs/concepts/tools`. */
  readonly route: string;
  /** Full address. */
  readonly address: string;
  readonly html: string;
  readonly elements: readonly HtmlElement[];
}

function listFiles(): string[] {
  if (!existsSync(path.join(siteFolder, 'index.html'))) {
    throw new Error(
      `${siteFolder} holds no built site. Run "npm run build", or set SITE_FOLDER to a folder that holds one.`,
    );
  }
  return filesIn(siteFolder);
}

/** All files of the built site, relative to its folder. */
export const builtFiles: readonly string[] = listFiles();

/** Text of a built file. */
export const readBuilt = (file: string): string => readFileSync(path.join(siteFolder, file), 'utf8');

function readPage(file: string): BuiltPage {
  const html = readBuilt(file);
  const parsed = parseHtml(html);
  const route = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
  return {
    file,
    route,
    address: new URL(route.slice(1), siteAddress).href,
    html,
    ...parsed,
    elements: elementsOf(parsed.document),
  };
}

const documents = builtFiles.filter((file) => file.endsWith('.html')).map(readPage);

const refreshTarget = ({elements}: BuiltPage): string | undefined => {
  const refresh = elements.find((element) => attribute(element, 'http-equiv') === 'refresh');
  return refresh && attribute(refresh, 'content')?.split('url=')[1];
};

/** Documents that only redirect to another address. */
export const redirectPages = documents.flatMap((page) => {
  const target = refreshTarget(page);
  return target === undefined ? [] : [{...page, target}];
});

/** The page that hosts show for missing pages. */
export const notFoundPage = documents.find(({file}) => file === '404.html');

/** All pages that readers visit, without the not-found page and redirects. */
export const pages: readonly BuiltPage[] = documents.filter(
  (page) => page.file !== '404.html' && refreshTarget(page) === undefined,
);

/** The same, and the not-found page. */
export const pagesAnd404: readonly BuiltPage[] = [...pages, ...(notFoundPage ? [notFoundPage] : [])];

/**
 * Returns the page with a route.
 * @throws when it wasn't built
 */
export function pageAt(route: string): BuiltPage {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`${route} was not built`);
  return page;
}

/** Pages that search engines may list; the others are for people who work on the site. */
export const listedPages = pages.filter((page) => !(metaOf(page, 'robots') ?? '').includes('noindex'));

/** Returns the structured data of a page, for search engines. */
export const structuredData = ({elements}: BuiltPage): Record<string, unknown>[] =>
  elements
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse(textOf(element)) as Record<string, unknown>);

/** Rows for `it.each` whose titles begin with the page's route. */
export const pageRows = pages.map((page) => [page.route, page] as const);

/** Returns the content of the first `meta` with this name, or with this Open Graph property. */
export function metaOf({elements}: BuiltPage, name: string): string | undefined {
  const isNamed = (element: HtmlElement) => [attribute(element, 'name'), attribute(element, 'property')].includes(name);
  const meta = elements.find((element) => element.tagName === 'meta' && isNamed(element));
  return meta && attribute(meta, 'content');
}
