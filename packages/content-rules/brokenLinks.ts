import {Parser} from 'htmlparser2';
import {readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {nodesOf} from '@docs-kit/pages';
import {builtPage, decoded, memoized, nearestName, placeOf, type Place, type Problem} from '@docs-kit/report';
import {nearestFile} from './links';
import {routeOf} from './routes';
import {isPageFile, type Page, type Site} from './site';

/** A link from one page of the site to another, or to an anchor on a page. */
export interface PageLink extends Place {
  /** File with the link, relative to the site. */
  readonly file: string;
  /** The URL as written. */
  readonly url: string;
  /** Target below the base URL, without a trailing slash: `/docs/concepts/tools`. */
  readonly route: string;
  /** The part after `#`; empty for a link to the whole page. */
  readonly anchor: string;
}

/**
 * Lists the links between pages, without those to other files and to other sites. Drafts are left out, since no build
 * contains them.
 * @param home complete URL of the site, with a trailing slash
 */
export function pageLinks({pages}: Site, home: string): PageLink[] {
  const routes = new Map(pages.map((page) => [page.file, routeOf(page)]));
  return pages
    .filter(({frontMatter}) => frontMatter?.entries.get('draft')?.value !== true)
    .flatMap((page) =>
      nodesOf(page.tree, 'link', 'definition').flatMap((node): PageLink[] => {
        const target = targetOf(withoutHome(node.url, home), page, routes);
        return target ? [{file: page.file, ...placeOf(node), url: node.url, ...target}] : [];
      }),
    );
}

function targetOf(
  url: string,
  {file, isPartial}: Page,
  routes: ReadonlyMap<string, string>,
): Pick<PageLink, 'route' | 'anchor'> | undefined {
  if (URL.canParse(url) || url.startsWith('//')) return undefined;
  const [written = '', anchor = ''] = url.split('#').map((part) => decoded(part) ?? part);
  const pathname = written.split('?')[0] ?? '';
  // A partial has no URL that a relative link could start from.
  if (isPartial && !pathname.startsWith('/')) return undefined;
  const target = path.join(path.dirname(file), pathname);
  const isFile = isPageFile(pathname);
  const route = isFile ? routes.get(target) : path.resolve(path.dirname(routes.get(file) ?? '/'), pathname);
  if (pathname === '') return {route: routes.get(file) ?? '/', anchor};
  // Built pages are files ending in `.html`, so a link to such a file is a link to a page.
  return route === undefined || (!isFile && !['', '.html'].includes(path.extname(pathname)))
    ? undefined
    : {route, anchor};
}

/** Turns a URL of this site into a path relative to its home page, and returns other URLs unchanged. */
function withoutHome(url: string, home: string): string {
  const start = [home, new URL(home).pathname].find((known) => url && `${url}/`.startsWith(known));
  return start === undefined ? url : `/${url.slice(start.length)}`;
}

/** The pages and anchors that links can lead to. */
export interface LinkTargets {
  /** URLs below the base URL, without a trailing slash. */
  readonly routes: ReadonlySet<string>;
  /** Returns the ids of a page's elements. */
  anchorsOf(route: string): ReadonlySet<string>;
}

/**
 * Opens the pages that a build wrote.
 * @param folder folder of the built site
 * @param urls URLs of all pages, with the base URL
 */
export function openBuiltPages(folder: string, baseUrl: string, urls: readonly string[]): LinkTargets {
  const routes = new Set(urls.map((url) => `/${url.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '')));
  return {routes, anchorsOf: memoized((route: string) => readAnchors(folder, route))};
}

function readAnchors(folder: string, route: string): ReadonlySet<string> {
  const file = builtPage(folder, route);
  const anchors = new Set<string>();
  if (file === undefined) return anchors;
  const parser = new Parser({onopentag: (_element, {id}) => void (id && anchors.add(id))});
  parser.end(readFileSync(file, 'utf8'));
  return anchors;
}

/** Reports links to pages that don't exist. */
export function linksToMissingPages(links: readonly PageLink[], {routes}: LinkTargets): Problem[] {
  return links
    .filter(({route}) => !routes.has(route))
    .map(({file, line, column, url, route}) => {
      return {file, line, column, message: `the link "${url}" doesn't lead to a page`, fix: fixFor(route, routes)};
    });
}

function fixFor(route: string, routes: ReadonlySet<string>): string {
  const pageUrl = route.replace(/(?:\/index)?\.html$/u, '') || '/';
  if (routes.has(pageUrl)) return `write "${pageUrl}", without ".html"`;
  // The URLs of Markdown copies are for programs.
  const pages = [...routes].filter((other) => !other.endsWith('.md'));
  const nearest = nearestFile(pageUrl, pages);
  return nearest ? `write "${nearest}", or add the page` : 'write the URL of a page, or add the page';
}

/** Reports links to anchors that their page doesn't have. */
export function linksToMissingAnchors(links: readonly PageLink[], {routes, anchorsOf}: LinkTargets): Problem[] {
  return links
    .filter(({route, anchor}) => anchor && routes.has(route) && !anchorsOf(route).has(anchor))
    .map(({file, line, column, url, route, anchor}) => {
      const nearest = nearestName(anchor, anchorsOf(route));
      const fix = nearest ? `write "#${nearest}"` : 'write the id of a heading there, or leave out the part from # on';
      return {file, line, column, message: `the link "${url}" doesn't lead to an anchor on ${route}`, fix};
    });
}
