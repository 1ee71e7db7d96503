import type {Root} from 'mdast';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn, groupBy, type Problem} from '@docs-kit/report';
import type {FrontMatter} from './frontMatter';
import type {ContentFolder} from './options';

/** Folder of files that Docusaurus publishes unchanged; the default of its option `staticDirectories`. */
export const staticFolder = 'static';

/** A parsed Markdown file. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  readonly folder: ContentFolder;
  /** Whether other pages import this file: its name, or a folder above it, starts with `_`. It has no URL. */
  readonly isPartial: boolean;
  readonly source: string;
  readonly lines: readonly string[];
  readonly tree: Root;
  /** Undefined when the file has none. */
  readonly frontMatter: FrontMatter | undefined;
  /** Why the file, or its front matter, couldn't be parsed. */
  readonly parseProblems: readonly Problem[];
}

/** The files of a site. Paths are relative to it, with forward slashes. */
export interface SiteFiles {
  readonly paths: ReadonlySet<string>;
  read(path: string): string;
}

/** Everything that a rule may read. */
export interface Site {
  readonly pages: readonly Page[];
  readonly files: SiteFiles;
  readonly folders: readonly ContentFolder[];
  /** Complete URL of the site, with a trailing slash. Without it, links by that URL aren't checked. */
  readonly home?: string;
}

/** Finds one kind of problem in a site. */
export type Rule = (site: Site) => Problem[];

/** Turns a function that checks one page into a rule. */
export function eachPage(check: (page: Page, site: Site) => Problem[]): Rule {
  return (site) => site.pages.flatMap((page) => check(page, site));
}

/** Returns the items with the same key as an earlier item, each with the first such item. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): [item: Item, first: Item][] {
  const groups = [...groupBy(items, keyOf).values()];
  return groups.flatMap(([first, ...others]) => others.map((item): [Item, Item] => [item, first]));
}

/** Whether the page has a URL. */
export const isWholePage = ({isPartial}: Page): boolean => !isPartial;

/** Whether Docusaurus turns files with this extension into pages. */
export const isPageFile = (file: string): boolean => ['.md', '.mdx'].includes(path.extname(file));

/** Whether the file is inside the folder, at any depth. */
export const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** Lists the files in some folders of the site on disk. */
export function openSiteFiles(siteDir: string, folders: readonly string[]): SiteFiles {
  const present = folders.filter((folder) => existsSync(path.join(siteDir, folder)));
  const paths = present.flatMap((folder) => filesIn(path.join(siteDir, folder)).map((file) => `${folder}/${file}`));
  return {paths: new Set(paths), read: (file) => readFileSync(path.join(siteDir, file), 'utf8')};
}
