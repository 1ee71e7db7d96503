import type {Root} from 'mdast';
import type {FrontMatter} from './frontMatter';
import type {ContentFolder, ContentRulesOptions} from './options';
import type {Problem} from './problem';

/** A Markdown file, read. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  readonly folder: ContentFolder;
  /** A piece that other pages import: its name, or a folder above it, begins with `_`. */
  readonly isPartial: boolean;
  readonly lines: readonly string[];
  readonly tree: Root;
  /** Missing when the file has none. */
  readonly frontMatter: FrontMatter | undefined;
  /** What kept the file from being read as Markdown. */
  readonly readProblems: readonly Problem[];
}

/** The files of a site. Paths are relative to it, with forward slashes. */
export interface SiteFiles {
  readonly paths: ReadonlySet<string>;
  read(path: string): string;
}

/** Everything that a rule may look at. */
export interface Site {
  readonly pages: readonly Page[];
  readonly files: SiteFiles;
  readonly options: Required<ContentRulesOptions>;
}

/** Finds the faults of one kind. */
export type Rule = (site: Site) => Problem[];

/** A rule that looks at one page at a time. */
export function eachPage(find: (page: Page, site: Site) => Problem[]): Rule {
  return (site) => site.pages.flatMap((page) => find(page, site));
}

/** Pages that the development server shows and the build leaves out. */
export const isDraft = ({frontMatter}: Page): boolean => frontMatter?.entries.get('draft')?.value === true;

/** Pages that have an address of their own. */
export const isWholePage = ({isPartial}: Page): boolean => !isPartial;
