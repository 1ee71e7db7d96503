import path from 'node:path/posix';
import type {ContentFolder} from './options';
import type {Page} from './page';

const datedName = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})-(?<name>.+)$/;

/** Address of a page below the base path, without a slash at its end: `/docs/concepts/tools`. */
export function routeOf({file, folder, frontMatter}: Page): string {
  const text = (key: string): string | undefined => {
    const value = frontMatter?.entries.get(key)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const below = routeBelow(path.relative(folder.path, file), folder, text('slug'), text('id'));
  return withoutEndSlash(path.join('/', folder.routeBasePath, below));
}

/** Address of a page that is a React component: `src/pages/a/index.tsx` is `/a`. */
export function componentRoute(file: string, folder: ContentFolder): string {
  return withoutEndSlash(path.join('/', folder.routeBasePath, withoutIndex(path.relative(folder.path, file))));
}

function routeBelow(file: string, {kind}: ContentFolder, slug: string | undefined, id: string | undefined): string {
  if (kind === 'docs') {
    const folder = path.join('/', path.dirname(file));
    if (slug) return path.resolve(folder, slug);
    const name = path.parse(file).name;
    const isIndex = ['index', 'readme', path.basename(folder).toLowerCase()].includes(name.toLowerCase());
    return isIndex ? folder : path.join(folder, id ?? name);
  }
  if (slug) return path.join('/', slug);
  if (kind === 'pages') return withoutIndex(file);
  const {year = '', month = '', day = '', name = ''} = datedName.exec(withoutIndex(file))?.groups ?? {};
  return year ? path.join('/', year, month, day, name) : withoutIndex(file);
}

function withoutIndex(file: string): string {
  const {dir, name} = path.parse(file);
  return name === 'index' ? dir : path.join(dir, name);
}

const withoutEndSlash = (route: string): string =>
  route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
