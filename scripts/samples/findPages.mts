import {readdirSync} from 'node:fs';
import path from 'node:path';

const isPage = (file: string): boolean => /\.mdx?$/u.test(file);

function filesBelow(siteFolder: string, folder: string): string[] {
  const entries = readdirSync(path.join(siteFolder, folder), {recursive: true, encoding: 'utf8'});
  return entries.filter(isPage).map((entry) => `${folder}/${entry.split(path.sep).join('/')}`);
}

/**
 * All pages of the site that can hold samples, sorted.
 * @param siteFolder absolute path of the site
 */
export function findPages(siteFolder: string): string[] {
  return ['content', 'src/pages'].flatMap((folder) => filesBelow(siteFolder, folder)).sort();
}

/**
 * The page that an author named, relative to the site.
 * @throws when it is no page of the site
 */
export function pageNamed(siteFolder: string, name: string): string {
  const file = path.relative(siteFolder, path.resolve(siteFolder, name)).split(path.sep).join('/');
  if (!findPages(siteFolder).includes(file)) {
    throw new Error(`${name} is no page. Name a .md or .mdx file below content/ or src/pages/.`);
  }
  return file;
}
