import path from 'node:path/posix';
import {isWholePage, type Rule, type Site} from '../page';
import type {Problem} from '../problem';
import {componentRoute, routeOf} from '../routes';

/** No two pages have the same address. */
export const uniqueRoutes: Rule = (site) => {
  const owners = componentOwners(site);
  return site.pages.filter(isWholePage).flatMap((page): Problem[] => {
    const route = routeOf(page);
    const owner = owners.get(route);
    if (owner === undefined) {
      owners.set(route, page.file);
      return [];
    }
    const slug = page.frontMatter?.entries.get('slug');
    const fix = slug ? 'change or delete this "slug"' : 'rename one of the two files, or give one a "slug" of its own';
    const place = slug?.valuePlace ?? {line: 1, column: 1};
    return [{file: page.file, ...place, message: `the address ${route} is also that of ${owner}`, fix}];
  });
};

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
