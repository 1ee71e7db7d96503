import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {DirectiveAttributes} from './directive';

/** A directive as it stands in a page. */
export interface WrittenDirective {
  /** Name after the two colons. */
  readonly name: string;
  readonly attributes: DirectiveAttributes;
  /** Absolute path of the page. */
  readonly file: string;
  readonly line: number;
}

/** All leaf directives that stand in the pages of a folder. */
export interface PageIndex {
  readonly directives: readonly WrittenDirective[];
  /**
   * Prepares look-ups for the links of one page.
   * @param file absolute path of the page
   * @param source text of the page, newer than the index
   */
  lookUpFrom(file: string, source: string): (directive: string, attributes: DirectiveAttributes) => string | undefined;
}

interface ReadPage {
  readonly modified: number;
  readonly directives: readonly WrittenDirective[];
}

/**
 * Finds the directives in the pages of a folder. A build reads them once, on first use; while authors work, a page is read
 * again when it changes.
 */
export function openPageIndex(contentFolder: string): PageIndex {
  let read: ReadonlyMap<string, ReadPage> | undefined;
  const all = (): readonly WrittenDirective[] => {
    if (!read || process.env.NODE_ENV !== 'production') read = readPages(contentFolder, read);
    return [...read.values()].flatMap(({directives}) => directives);
  };
  return {
    get directives() {
      return all();
    },
    lookUpFrom(file, source) {
      const own = directivesIn(source, file);
      const section = sectionOf(file, contentFolder);
      // All links of one page are looked up at one time.
      let others: readonly WrittenDirective[] | undefined;
      return (name, attributes) => {
        if (own.some((directive) => shows(directive, name, attributes))) return '';
        others ??= all();
        const page = others.find((directive) => directive.file !== file && shows(directive, name, attributes));
        if (!page || sectionOf(page.file, contentFolder) !== section) return undefined;
        return relativeLink(file, page.file);
      };
    },
  };
}

/** Reads those pages that are new or have changed since they were known. */
function readPages(folder: string, known?: ReadonlyMap<string, ReadPage>): ReadonlyMap<string, ReadPage> {
  return new Map(
    pagesIn(folder).map((file) => {
      const {mtimeMs: modified} = statSync(file);
      const before = known?.get(file);
      const isSame = before?.modified === modified;
      return [file, isSame ? before : {modified, directives: directivesIn(readFileSync(file, 'utf8'), file)}];
    }),
  );
}

/** Absolute paths of the pages in a folder and the folders below it. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/u.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** The leaf directives of a Markdown text; those in code blocks are samples, not directives. */
export function directivesIn(source: string, file: string): WrittenDirective[] {
  let fence: string | undefined;
  return source.split('\n').flatMap((text, index) => {
    const marker = /^\s*(?<marker>`{3,}|~{3,})(?<rest>.*)$/u.exec(text)?.groups;
    if (marker?.marker !== undefined) {
      if (fence === undefined) fence = marker.marker;
      else if (marker.marker.startsWith(fence) && marker.rest?.trim() === '') fence = undefined;
      return [];
    }
    const written = /^\s*::(?<name>[a-zA-Z][\w-]*)(?:\{(?<attributes>[^}]*)\})?\s*$/u.exec(text)?.groups;
    if (fence !== undefined || written?.name === undefined) return [];
    return [{name: written.name, attributes: attributesIn(written.attributes ?? ''), file, line: index + 1}];
  });
}

function attributesIn(written: string): DirectiveAttributes {
  const pairs = written.matchAll(/(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'}]+))/gu);
  return Object.fromEntries(
    [...pairs].map(({groups}) => [groups?.key, groups?.double ?? groups?.single ?? groups?.bare]),
  );
}

function shows(directive: WrittenDirective, name: string, attributes: DirectiveAttributes): boolean {
  return (
    directive.name === name && Object.entries(attributes).every(([key, value]) => directive.attributes[key] === value)
  );
}

/** Pages link by file path only within a section (`docs`, `api`, `blog`): each is a plugin of its own. */
const sectionOf = (file: string, contentFolder: string): string =>
  path.relative(contentFolder, file).split(path.sep)[0] ?? '';

function relativeLink(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
