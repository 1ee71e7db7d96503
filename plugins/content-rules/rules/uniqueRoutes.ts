import path from 'node:path/posix';
import type {FrontMatterEntry} from '../frontMatter';
import {isWholePage, type Page, type Rule, type Site} from '../page';
import type {Problem} from '../problem';
import {componentRoute, routeOf} from '../routes';

/** No two pages have the same address. */
export const uniqueRoutes: Rule = (site) => {
  const components = componentOwners(site);
  const owners = new Map<string, Page>();
  return site.pages.filter(isWholePage).flatMap((page): Problem[] => {
    const route = routeOf(page);
    const component = components.get(route);
    if (component !== undefined) return [sameAddress(page, component, route)];
    const owner = owners.get(route);
    if (!owner) {
      owners.set(route, page);
      return [];
    }
    // The page with an address of its own choice is the one to change.
    return [
      chosenAddress(page) || !chosenAddress(owner)
        ? sameAddress(page, owner.file, route)
        : sameAddress(owner, page.file, route),
    ];
  });
};

const chosenAddress = ({frontMatter}: Page): FrontMatterEntry | undefined =>
  frontMatter?.entries.get('slug') ?? frontMatter?.entries.get('id');

function sameAddress(page: Page, owner: string, route: string): Problem {
  const chosen = chosenAddress(page);
  const fix = chosen
    ? `change or delete this "${chosen.key}"`
    : 'rename one of the two files, or give one a "slug" of its own';
  const place = chosen?.valuePlace ?? {line: 1, column: 1};
  return {file: page.file, ...place, message: `the address ${route} is also that of ${owner}`, fix};
}

function componentOwners({files, options}: Site): Map<string, string> {
  const owners = new Map<string, string>();
  for (const folder of options.folders.filter(({kind}) => kind === 'pages')) {
    for (const file of files.paths) {
      const isComponent =
        file.startsWith(`${folder.path}/`) && ['.tsx', '.jsx', '.js', '.ts'].includes(path.extname(file));
      if (isComponent && !file.includes('/_') && !file.includes('.test.'))
        owners.set(componentRoute(file, folder), file);
    }
  }
  return owners;
}
