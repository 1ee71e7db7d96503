import path from 'node:path/posix';
import {nodesOf} from '@docs-kit/pages';
import {decoded, placeOf, type Place} from '@docs-kit/report';
import {routeOf} from './routes';
import {isDraft, isPageFile, type Page, type Site} from './site';

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
    .filter((page) => !isDraft(page))
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
