import {Parser} from 'htmlparser2';
import {readFileSync} from 'node:fs';
import {builtPage, memoized, nearestName, type Problem} from '@docs-kit/report';
import {nearestFile} from './links';
import type {PageLink} from './pageLinks';

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
