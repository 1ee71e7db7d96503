import {nodesOf} from '@docs-kit/pages';
import {placeOf, relativeLink, type Problem} from '@docs-kit/report';
import {routeOf} from '../routes';
import {eachPage, isWholePage} from '../site';

const localHost = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?<path>\/[^#?]*)/iu;

/** Links to pages are paths of files: an address that was copied from a local preview leads nowhere for readers. */
export const localLinks = eachPage(({file, tree}, {pages}) =>
  nodesOf(tree, 'link', 'definition').flatMap((node): Problem[] => {
    // Below the base URL, which rules don't know.
    const path = localHost.exec(node.url)?.groups?.path?.replace(/\/$/u, '');
    const target =
      path && pages.find((page) => isWholePage(page) && routeOf(page) !== '/' && path.endsWith(routeOf(page)));
    if (!target) return [];
    const fix = `write "${relativeLink(file, target.file)}${new URL(node.url).hash}"`;
    return [{file, ...placeOf(node), message: `the link "${node.url}" leads to the reader's own computer`, fix}];
  }),
);
