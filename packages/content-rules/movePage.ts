import {existsSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path/posix';
import {nodesOf} from '@docs-kit/pages';
import {decoded, escapeRegex, ProblemError, relativeLink, saveFile} from '@docs-kit/report';
import type {ContentFolder} from './options';
import {readContentPage, readSite} from './readContentPage';
import {idOf, routeOf} from './routes';
import {withoutEscapes} from './rules/urls';
import {isInside, isPageFile, isWholePage, openSiteFiles, type Page, type Site} from './site';

/** Options of {@link movePage}. */
export interface MoveOptions {
  readonly siteDir: string;
  readonly folders: readonly ContentFolder[];
  /** Folders with components, configuration, contracts and tests, which refer to pages by address or path. */
  readonly codeFolders: readonly string[];
  /** Folders within them that aren't changed, such as recordings. */
  readonly untouched?: readonly string[];
  /** File or folder with the sidebars, which refer to pages by id. */
  readonly sidebars: string;
}

/** The result of {@link movePage}. */
export interface Move {
  /** Old address of the page, below the base URL: `/docs/a`. */
  readonly from: string;
  /** New address of the page. Both are the same when the page sets its own address (`slug`). */
  readonly to: string;
  /** Files that were changed, relative to the site, sorted. */
  readonly changed: readonly string[];
}

/**
 * Start, target up to `#` or `?`, and rest of a link: in Markdown links, definitions, attributes of elements, and
 * imports of relative paths. Between `<` and `>`, a target may have spaces.
 */
const links =
  /(?<start>\]\(\s*<?|\]:\s*<?|\b(?:href|to|src)=["']|(?<module>\b(?:from|import|require)\s*\(?\s*["'](?=\.)))(?<target>(?<=<)[^<>\n#?]+|[^\s)>"'#?]+)(?<rest>[#?][^\s)>"']*)?/gu;

const hasScheme = (target: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/iu.test(target);

/**
 * Rewrites the links of a page, except those in code, which are samples.
 * @param rewrite returns a new target with its rest, or nothing to keep the link
 * @param rewriteModule returns a new path for the relative one in an import
 */
function replaceLinks(
  {file, source, tree}: Page,
  rewrite: (target: string, rest: string) => string | undefined,
  rewriteModule: (target: string) => string,
): string {
  const code = nodesOf(tree, 'code', 'inlineCode').map(({position}) => position);
  const isCode = (at: number): boolean =>
    code.some((one) => at >= (one?.start.offset ?? Infinity) && at < (one?.end.offset ?? 0));
  return source.replaceAll(links, (link, start: string, module: string | undefined, target: string, rest = '', at) => {
    if (hasScheme(target) || isCode(at as number)) return link;
    // In CommonMark, an import is text.
    if (module !== undefined) return file.endsWith('.mdx') ? start + rewriteModule(target) + rest : link;
    const rewritten = rewrite(target, rest as string);
    return rewritten === undefined ? link : start + rewritten;
  });
}

/** Returns a link to a page: its path, or its URL if it's in another section, where Docusaurus finds no paths. */
const linkTo = ({file, folder}: Page, target: Page): string =>
  folder.path === target.folder.path ? relativeLink(file, target.file) : routeOf(target);

/** Rewrites the links of a page that isn't moved. */
function withNewTarget(page: Page, from: Page, to: Page): string {
  const isMeant = (target: string): boolean => path.join(path.dirname(page.file), target) === from.file;
  return replaceLinks(
    page,
    (target, rest) => {
      if (isPageFile(target) && !target.startsWith('/')) return isMeant(target) ? linkTo(page, to) + rest : undefined;
      return path.resolve(path.dirname(routeOf(page)), target) === routeOf(from) ? routeOf(to) + rest : undefined;
    },
    (target) => (isMeant(target) ? relativeLink(page.file, to.file) : target),
  );
}

/** Rewrites the links of the moved page, so that each leads where it led before. */
function fromNewPlace(from: Page, to: Page, pages: readonly Page[], isFile: (file: string) => boolean): string {
  // Escapes such as %20 stay as they're written.
  const pathOf = (target: string): string => path.join(path.dirname(from.file), target);
  return replaceLinks(
    from,
    (target, rest) => {
      const file = pathOf(target);
      if (!target.startsWith('/') && isFile(decoded(file) ?? file)) {
        const page = file === from.file ? to : pages.find((one) => one.file === file);
        return (page ? linkTo(to, page) : relativeLink(to.file, file)) + rest;
      }
      const route = path.resolve(path.dirname(routeOf(from)), target);
      if (route === routeOf(from)) return routeOf(to) + rest;
      return target.startsWith('/') ? undefined : route + rest;
    },
    (target) => relativeLink(to.file, pathOf(target)),
  );
}

/** Characters before and after a name in code: quotes, parentheses of a Markdown link, the start of a line. */
const inCode = {before: '["\'`(]|^', after: '["\'`#?:)]'};
/** In YAML, names need no quotes: they can be plain list items and values too. */
const inYaml = {before: '["\'`([{\\s]|^', after: '["\'`#?:)\\]},\\s]|$'};

/** Replaces an address, a path or an id. */
const replaceName = (text: string, from: string, to: string, {before, after} = inCode): string =>
  text.replaceAll(new RegExp(`(?<=${before})${escapeRegex(from)}(?=${after})`, 'gmu'), () => to);

/**
 * Moves a page to another file, and rewrites all links to it and within it.
 * @param source path of the page, relative to the site: `content/docs/a.md`
 * @param target new path of the page
 * @throws ProblemError when a path is wrong; in that case nothing has changed
 */
export function movePage(source: string, target: string, options: MoveOptions): Move {
  const {siteDir, folders, codeFolders, untouched = [], sidebars} = options;
  const absolute = (file: string): string => path.join(siteDir, file);
  const content = openSiteFiles(
    siteDir,
    folders.map((folder) => folder.path),
  );
  checkFiles(source, target, siteDir);
  const from = readContentPage(source, content.read(source), folderOf(source, folders));
  const to = readContentPage(target, from.source, folderOf(target, folders));
  const site = readSite(content, folders);
  checkPages(from, to, site);

  const changes = new Map<string, string>();
  for (const page of site.pages.filter(({file}) => file !== source)) {
    const rewritten = withNewTarget(page, from, to);
    if (rewritten !== page.source) changes.set(page.file, rewritten);
  }
  const code = openSiteFiles(siteDir, codeFolders);
  for (const file of [...code.paths].filter((name) => /\.(?:tsx?|mts|jsx?|json|ya?ml)$/u.test(name))) {
    if (untouched.some((folder) => isInside(file, folder))) continue;
    const old = code.read(file);
    const context = /\.ya?ml$/u.test(file) ? inYaml : inCode;
    const readdressed = replaceName(old, routeOf(from), routeOf(to), context);
    const renamed = replaceName(readdressed, from.file, to.file, context);
    // Each section has its own sidebar.
    const isSidebar = from.folder === to.folder && (file === sidebars || isInside(file, sidebars));
    const rewritten = isSidebar ? replaceName(renamed, idOf(from), idOf(to)) : renamed;
    if (rewritten !== old) changes.set(file, rewritten);
  }

  const isFile = (file: string): boolean => existsSync(absolute(file));
  const moved = fromNewPlace(from, to, site.pages, isFile);
  for (const [file, rewritten] of changes) writeFileSync(absolute(file), rewritten);
  saveFile(absolute(target), moved);
  rmSync(absolute(source));
  return {from: routeOf(from), to: routeOf(to), changed: [...changes.keys(), target].sort()};
}

function reject(file: string, message: string, fix?: string): never {
  throw new ProblemError({file, message, fix});
}

function checkFiles(source: string, target: string, siteDir: string): void {
  const isThere = (file: string): boolean => existsSync(path.join(siteDir, file));
  const isFile = (file: string): boolean => isThere(file) && statSync(path.join(siteDir, file)).isFile();
  if (!isThere(source))
    reject(source, "doesn't exist", 'name a page that exists, by its path from the root of the project');
  if (!isFile(source)) reject(source, 'is a folder', 'name a page in it; each page is moved alone');
  if (isFile(target)) reject(target, 'exists', 'choose another path');
  const file = path.join(target, path.basename(source));
  if (isThere(target)) reject(target, 'is a folder', `write the name of the page too, "${file}"`);
  for (let folder = path.dirname(target); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (isFile(folder)) reject(folder, 'is a file', `choose a path for ${target} in a folder`);
  }
}

function folderOf(file: string, folders: readonly ContentFolder[]): ContentFolder {
  const folder = folders.find((one) => isInside(file, one.path));
  if (folder && isPageFile(file)) return folder;
  return reject(file, "isn't the path of a page", `write a path to a .md or .mdx file in ${placesOf(folders)}`);
}

const placesOf = (folders: readonly ContentFolder[]): string => folders.map((one) => `${one.path}/`).join(', ');

/** @throws ProblemError when one of the two has no address, or the new address can't be that of the page */
function checkPages(from: Page, to: Page, {pages, folders}: Site): void {
  const partial = 'is a partial: a file or folder whose name begins with _ has no address';
  if (!isWholePage(from)) reject(from.file, partial, 'move it by hand, with the imports that name it');
  if (!isWholePage(to)) reject(to.file, partial, `write "${to.file.replaceAll(/(?<=\/)_+/gu, '')}"`);
  if (from.folder.kind !== to.folder.kind) {
    const places = placesOf(folders.filter(({kind}) => kind === from.folder.kind));
    reject(
      to.file,
      'would be a page of another kind',
      `write a path in ${places}. Pages there have other front matter`,
    );
  }
  checkCharacters(to.file);
  const owner = pages.find((page) => isWholePage(page) && page.file !== from.file && routeOf(page) === routeOf(to));
  if (owner) reject(to.file, `would have the URL of ${owner.file}, ${routeOf(to)}`, 'choose another path');
}

/** Also rejects parentheses: they need no escape in a URL, but in Markdown links to it. */
function checkCharacters(target: string): void {
  if (/^[\w./~-]+$/u.test(target)) return;
  const suggestion = withoutEscapes(target);
  const hasName = !path.basename(suggestion).startsWith('.');
  const fix = hasName ? `write "${suggestion}"` : 'use letters from a to z, digits and hyphens';
  reject(target, 'has characters that a URL must escape', fix);
}
