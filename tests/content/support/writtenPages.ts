import path from 'node:path/posix';
import {readOptions, type ContentFolder} from '../../../plugins/content-rules/options';
import type {Page} from '../../../plugins/content-rules/page';
import {readSite} from '../../../plugins/content-rules/readSite';
import {routeOf} from '../../../plugins/content-rules/routes';
import {openSiteFiles} from '../../../plugins/content-rules/siteFiles';

const folders: readonly ContentFolder[] = [
  {path: 'content/docs', kind: 'docs', routeBasePath: 'docs'},
  {path: 'content/api', kind: 'docs', routeBasePath: 'api'},
  {path: 'content/blog', kind: 'blog', routeBasePath: 'blog'},
  {path: 'src/pages', kind: 'pages', routeBasePath: ''},
];

const siteFiles = openSiteFiles(process.cwd(), folders.map((folder) => folder.path));

/** A page that somebody wrote, with its address. */
export interface WrittenPage extends Page {
  readonly route: string;
  /** A page that stands for its folder: short, and made of links to what is below it. */
  readonly isIndex: boolean;
}

/** All Markdown pages of the project, pieces that others import included. */
export const allMarkdown: readonly Page[] = readSite(siteFiles, readOptions({folders})).pages;

/** All pages of docs, API reference and blog. */
export const writtenPages: readonly WrittenPage[] = allMarkdown
  .filter(({isPartial, folder}) => !isPartial && folder.kind !== 'pages')
  .map((page) => ({...page, route: routeOf(page), isIndex: isIndexFile(page)}));

/** A post is a folder with its pictures, so its `index.md` is the post itself. */
function isIndexFile({file, folder}: Page): boolean {
  return folder.kind === 'docs' && path.parse(file).name === 'index';
}
