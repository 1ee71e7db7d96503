import path from 'node:path/posix';
import {openSamplePages} from '@docs-kit/code-samples/check';
import {
  contentFolders,
  openSiteFiles,
  readContentPage,
  readSite,
  routeOf,
  type Page,
} from '@docs-kit/content-rules/check';
import {memoized} from '@docs-kit/report';
import {contentSources} from '../../../config/content';

const folders = await contentFolders(process.cwd(), contentSources);
/** All files in the folders of pages. */
export const siteFiles = openSiteFiles(
  process.cwd(),
  folders.map(({path: folder}) => folder),
);

/** A hand-written page, with its address. */
export interface WrittenPage extends Page {
  readonly route: string;
  /** A page that represents its folder: short, with links to the pages below it. */
  readonly isIndex: boolean;
  /** The index page of a category: sidebar and breadcrumbs link to it, and all of it links onward. */
  readonly isCategory: boolean;
}

/** All Markdown pages of the project, including partials. */
export const allMarkdown: readonly Page[] = readSite(siteFiles, folders).pages;

/** Reads the code of a page as it's shown, once for all tests: that takes as long as the page itself. */
export const readSamples = memoized(openSamplePages(process.cwd()));

/** Whether its front matter was found. Otherwise a content rule says why, and the keys would be read as sentences. */
const hasFrontMatter = ({frontMatter, isPartial}: Page): boolean => isPartial || frontMatter !== undefined;

/** Rows for `it.each`, whose titles begin with the page's file. */
export const markdownRows = allMarkdown.filter(hasFrontMatter).map((page) => [page.file, page] as const);

/** Reads a text as a page of the docs, for the tests of checks. */
export const pageOf = (source: string, file = 'page.md'): Page =>
  readContentPage(file, source, {path: 'content/docs', kind: 'docs', routeBasePath: 'docs'});

/** All pages of docs, API reference and blog. */
export const writtenPages: readonly WrittenPage[] = allMarkdown
  .filter(({isPartial, folder}) => !isPartial && folder.kind !== 'pages')
  .map((page) => ({...page, route: routeOf(page), isIndex: isIndexFile(page), isCategory: isCategoryFile(page)}));

/** A post is a folder with its images, so its `index.md` is the post itself. */
function isIndexFile({file, folder}: Page): boolean {
  return folder.kind === 'docs' && (path.parse(file).name === 'index' || isCategoryFile({file}));
}

function isCategoryFile({file}: Pick<Page, 'file'>): boolean {
  return path.basename(path.dirname(file)) === 'category';
}
