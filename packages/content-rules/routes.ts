import path from 'node:path/posix';
import type {ContentFolder} from './options';
import type {Page} from './site';

// The rules by which Docusaurus turns paths of files into URLs. Its plugins don't export them:
// https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-plugin-content-docs/src/slug.ts
// https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-plugin-content-blog/src/blogUtils.ts

/** The path of a post with its date. In its URL, the date comes before the folders. */
export const datedPath = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*)$/u;

/** Returns the URL of a page below the base URL, without a trailing slash: `/docs/concepts/tools`. */
export function routeOf(page: Page): string {
  const {file, folder} = page;
  const below = routeBelow(path.relative(folder.path, file), folder, textOf(page, 'slug'), textOf(page, 'id'));
  return withoutTrailingSlash(path.join('/', folder.routeBasePath, below));
}

/** Returns the id by which sidebars name a page: its path without extension, with the last part replaced by any `id`. */
export function idOf(page: Page): string {
  const {dir, name} = path.parse(path.relative(page.folder.path, page.file));
  return path.join(dir, textOf(page, 'id') ?? name);
}

function textOf({frontMatter}: Page, key: string): string | undefined {
  const value = frontMatter?.entries.get(key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the URL of a page that is a React component: `src/pages/a/index.tsx` is `/a`. */
export function componentRoute(file: string, folder: ContentFolder): string {
  return withoutTrailingSlash(path.join('/', folder.routeBasePath, withoutIndex(path.relative(folder.path, file))));
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
  const {folder = '', date, name = ''} = datedPath.exec(withoutIndex(file))?.groups ?? {};
  return date ? path.join('/', date.replaceAll('-', '/'), folder, name) : withoutIndex(file);
}

function withoutIndex(file: string): string {
  const {dir, name} = path.parse(file);
  return name === 'index' ? dir : path.join(dir, name);
}

const withoutTrailingSlash = (route: string): string =>
  route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
