import {routeGroups} from '../../browser/data/routes';

/** Routes that section 2 of the specification lists. */
export const specifiedRoutes: readonly string[] = routeGroups.flatMap(({routes}) => routes.map(({path}) => path));

/** Routes beyond the specification, each with its reason. A page that is in neither list fails the tests. */
export const furtherRoutes: Readonly<Record<string, string>> = {
  '/docs/guides/known-limits': 'all traps of the toolkit on one page, asked for by the readers of every other page',
  '/accessibility': 'how far the site is accessible, how that is tested, where to report',
  '/how-this-documentation-is-checked': 'how many samples there are and how each was proven',
  '/blog/authors/saiki-team': 'posts of an author, linked from the list of authors',
};

/** Every route of the site. */
export const allRoutes: readonly string[] = [...specifiedRoutes, ...Object.keys(furtherRoutes)].sort();
