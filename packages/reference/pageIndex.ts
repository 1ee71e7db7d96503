import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {findPages, scanDirectives, type ScannedDirective} from '@docs-kit/pages/scan';
import {newest, once, relativePath} from '@docs-kit/report';
import type {DirectiveAttributes, DirectiveContext} from './directive';

/** A directive on a page, as its author wrote it. */
export interface LocatedDirective extends ScannedDirective {
  /** Absolute path of the page. */
  readonly file: string;
}

/** All leaf directives on the pages in a folder. */
export interface PageIndex {
  directives(): readonly LocatedDirective[];
  /**
   * Returns a function that finds the page with a directive, for links on one page: see {@link DirectiveContext}.
   * @param file absolute path of the page with the links
   * @param source current text of that page, which may be newer than the index
   */
  lookUpFrom(file: string, source: string): DirectiveContext['findPage'];
}

/** Finds the directives on the pages in a folder. A page is read on first use, and again when it changes. */
export function openPageIndex(contentFolder: string): PageIndex {
  const directivesOf = newest<readonly LocatedDirective[]>();
  const directives = (): readonly LocatedDirective[] =>
    pagesIn(contentFolder).flatMap((file) =>
      directivesOf(file, statSync(file).mtimeMs, () => directivesIn(readFileSync(file, 'utf8'), file)),
    );
  return {
    directives,
    lookUpFrom(file, source) {
      const own = directivesIn(source, file);
      // All links of a page are looked up at the same time.
      const others = once(directives);
      return (name, attributes) => {
        if (own.some((directive) => shows(directive, name, attributes))) return '';
        const page = others().find((directive) => directive.file !== file && shows(directive, name, attributes));
        return page && urlOf(relativePath(contentFolder, page.file));
      };
    },
  };
}

/** Returns the absolute paths of the pages in a folder and its subfolders. */
export const pagesIn = (folder: string): string[] => findPages(folder, ['.']).map((file) => path.join(folder, file));

const directivesIn = (source: string, file: string): LocatedDirective[] =>
  scanDirectives(source).map((directive) => ({...directive, file}));

function shows(directive: LocatedDirective, name: string, attributes: DirectiveAttributes): boolean {
  return (
    directive.name === name && Object.entries(attributes).every(([key, value]) => directive.attributes[key] === value)
  );
}

/** Returns the URL of a page below the base URL. The tree of folders is that of URLs; Docusaurus checks all links. */
const urlOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.mdx?$/u, '')}`;
