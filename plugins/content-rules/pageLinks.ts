import type {Nodes} from 'mdast';
import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {decoded} from './decoded';
import {isDraft, type Page, type Site} from './page';
import {placeOf} from './placeOf';
import type {Place} from './problem';
import {routeOf} from './routes';

/** A link from one page of the site to another, or to a place in one. */
export interface PageLink extends Place {
  /** File with the link, relative to the site. */
  readonly file: string;
  /** As written. */
  readonly url: string;
  /** Address below the base path, without a slash at its end: `/docs/concepts/tools`. */
  readonly route: string;
  /** What stands behind the `#`; empty for the page as a whole. */
  readonly anchor: string;
}

/**
 * Links of all pages to pages. Links to files that are no pages, and to other sites, are left out; so are those of
 * drafts, which no build holds.
 * @param home complete address of the site, with a slash at its end
 */
export function pageLinks({pages}: Site, home: string): PageLink[] {
  const routes = new Map(pages.map((page) => [page.file, routeOf(page)]));
  return pages
    .filter((page) => !isDraft(page))
    .flatMap((page) => {
      const links: PageLink[] = [];
      visit(page.tree, (node: Nodes) => {
        if (node.type !== 'link' && node.type !== 'definition') return;
        const target = targetOf(withoutHome(node.url, home), page, routes);
        if (target) links.push({file: page.file, ...placeOf(node), url: node.url, ...target});
      });
      return links;
    });
}

function targetOf(
  url: string,
  {file, isPartial}: Page,
  routes: ReadonlyMap<string, string>,
): Pick<PageLink, 'route' | 'anchor'> | undefined {
  if (URL.canParse(url) || url.startsWith('//')) return undefined;
  const [written = '', anchor = ''] = url.split('#').map((part) => decoded(part) ?? part);
  const pathname = written.split('?')[0] ?? '';
  // A piece that pages import has no address of its own to start from.
  if (isPartial && !pathname.startsWith('/')) return undefined;
  const target = path.join(path.dirname(file), pathname);
  const isFile = ['.md', '.mdx'].includes(path.extname(pathname));
  const route = isFile ? routes.get(target) : path.resolve(path.dirname(routes.get(file) ?? '/'), pathname);
  if (pathname === '') return {route: routes.get(file) ?? '/', anchor};
  // Files of pages end in `.html`, and a link to one is a link to its page.
  return route === undefined || (!isFile && !['', '.html'].includes(path.extname(pathname)))
    ? undefined
    : {route, anchor};
}

/** An address of this site as pages write it, from its front page on; others stay as they are. */
function withoutHome(url: string, home: string): string {
  const start = [home, new URL(home).pathname].find((known) => url && `${url}/`.startsWith(known));
  return start === undefined ? url : `/${url.slice(start.length)}`;
}
