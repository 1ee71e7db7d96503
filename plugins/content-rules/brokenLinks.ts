import {nearestName} from '../contract-reference/nearestName';
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
      const nearest = nearestName(route, routes);
      const fix = nearest ? `write "${nearest}", or add the page` : 'write the address of a page, or add the page';
      return {file, line, column, message: `the link "${url}" leads to no page`, fix};
    });
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
