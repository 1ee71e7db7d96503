import {nearestName} from '../contract-reference/nearestName';
import {nearestFile} from './nearestFile';
import type {PageLink} from './pageLinks';
import type {Problem} from './problem';

/** The pages of a built site. */
export interface BuiltPages {
  /** Addresses below the base path, without a slash at their end. */
  readonly routes: ReadonlySet<string>;
  /** Places in a page that a link can lead to. */
  anchorsOf(route: string): ReadonlySet<string>;
}

/** Links to pages that are not there. */
export function linksToNoPage(links: readonly PageLink[], {routes}: BuiltPages): Problem[] {
  return links
    .filter(({route}) => !routes.has(route))
    .map(({file, line, column, url, route}) => {
      return {file, line, column, message: `the link "${url}" leads to no page`, fix: fixFor(route, routes)};
    });
}

function fixFor(route: string, routes: ReadonlySet<string>): string {
  // The address of a page, not of its file.
  const address = route.replace(/(?:\/index)?\.html$/u, '') || '/';
  if (routes.has(address)) return `write "${address}", without ".html"`;
  const nearest = nearestFile(address, [...routes]);
  return nearest ? `write "${nearest}", or add the page` : 'write the address of a page, or add the page';
}

/** Links to a place that its page does not have. */
export function linksToNoPlace(links: readonly PageLink[], {routes, anchorsOf}: BuiltPages): Problem[] {
  return links
    .filter(({route, anchor}) => anchor && routes.has(route) && !anchorsOf(route).has(anchor))
    .map(({file, line, column, url, route, anchor}) => {
      const nearest = nearestName(anchor, anchorsOf(route));
      const fix = nearest ? `write "#${nearest}"` : 'write the id of a heading there, or leave out the part from # on';
      return {file, line, column, message: `the link "${url}" leads to no place in ${route}`, fix};
    });
}
