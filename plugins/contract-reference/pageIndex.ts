import {readdirSync, readFileSync} from 'node:fs';
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

/** Reads the pages of a folder, on first use, and finds the directives in them. */
export function openPageIndex(contentFolder: string): PageIndex {
  let found: readonly WrittenDirective[] | undefined;
  const all = (): readonly WrittenDirective[] => {
    found ??= pagesIn(contentFolder).flatMap((file) => directivesIn(readFileSync(file, 'utf8'), file));
    return found;
  };
  return {
    get directives() {
      return all();
    },
    lookUpFrom(file, source) {
      const own = directivesIn(source, file);
      const section = sectionOf(file, contentFolder);
      return (name, attributes) => {
        if (own.some((directive) => shows(directive, name, attributes))) return '';
        const page = all().find((directive) => directive.file !== file && shows(directive, name, attributes));
        if (!page || sectionOf(page.file, contentFolder) !== section) return undefined;
        return relativeLink(file, page.file);
      };
    },
  };
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
