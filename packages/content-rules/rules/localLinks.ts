import {nodesOf} from '@docs-kit/pages';
import {placeOf, relativeLink, type Problem} from '@docs-kit/report';
import {routeOf} from '../routes';
import {eachPage, isWholePage, type Page} from '../site';

const localHost = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?<path>\/[^#?]*)/iu;

/**
 * Links to pages are paths of files, so that a build checks them, and moving a page rewrites them. A complete URL leads
 * out of a preview, and an address that was copied from a local preview leads nowhere for readers.
 */
export const localLinks = eachPage((page, {pages, home}) =>
  nodesOf(page.tree, 'link', 'definition').flatMap((node): Problem[] => {
    const {url} = node;
    // Below the base URL, which isn't that of each preview.
    const local = localHost.exec(url)?.groups?.path?.replace(/\/$/u, '');
    const own = home && url.startsWith(home) ? `/${url.slice(home.length).replace(/\/?(?:[#?].*)?$/u, '')}` : undefined;
    const target = pages.filter(isWholePage).find((other) => {
      const route = routeOf(other);
      return own === route || (route !== '/' && local?.endsWith(route));
    });
    if (!target) return [];
    const message = `the link "${url}" ${own === undefined ? "leads to the reader's own computer" : "is this site's address"}`;
    return [{file: page.file, ...placeOf(node), message, fix: `write "${linkTo(target, page)}${new URL(url).hash}"`}];
  }),
);

/** Pages of other content plugins have no path that a link could use. */
const linkTo = (target: Page, {file, folder}: Page): string =>
  target.folder === folder ? relativeLink(file, target.file) : routeOf(target);
