import {existsSync, statSync} from 'node:fs';
import path from 'node:path/posix';
import {ProblemError} from '@docs-kit/report';
import type {ContentFolder} from './options';
import {readContentPage} from './readContentPage';
import {idOf, routeOf} from './routes';
import {isInside, isPageFile, isWholePage, type Page, type Site} from './site';
import {withoutEscapes} from './rules/urls';

/** A page's location before or after the move. */
export interface Location {
  readonly page: Page;
  readonly file: string;
  /** Address below the base URL. */
  readonly route: string;
  /** By which sidebars refer to it. */
  readonly id: string;
}

/**
 * Returns a page's locations before and after a move.
 * @param read returns the text of a file
 * @throws ProblemError when one of the two can't be the path of a page
 */
export function locateMove(
  source: string,
  target: string,
  {siteDir, folders}: {readonly siteDir: string; readonly folders: readonly ContentFolder[]},
  read: (file: string) => string,
): {readonly from: Location; readonly to: Location} {
  checkFiles(source, target, siteDir);
  const sourceFolder = folderOf(source, folders);
  const targetFolder = folderOf(target, folders);
  const text = read(source);
  const from = locate(source, text, sourceFolder);
  const to = locate(target, text, targetFolder);
  const partial = 'is a partial: a file or folder whose name begins with _ has no address';
  if (!isWholePage(from.page)) reject(source, partial, 'move it by hand, with the imports that name it');
  if (!isWholePage(to.page)) reject(target, partial, `write "${target.replaceAll(/(?<=\/)_+/gu, '')}"`);
  if (sourceFolder.kind !== targetFolder.kind) {
    const places = placesOf(folders.filter(({kind}) => kind === sourceFolder.kind));
    reject(target, 'would be a page of another kind', `write a path in ${places}. Pages there have other front matter`);
  }
  checkCharacters(target);
  return {from, to};
}

function reject(file: string, message: string, fix?: string): never {
  throw new ProblemError({file, message, fix});
}

/** @throws ProblemError when another page already has the address that the moved page would get */
export function checkAddress({from, to}: {readonly from: Location; readonly to: Location}, {pages}: Site): void {
  const owner = pages.find((page) => isWholePage(page) && page.file !== from.file && routeOf(page) === to.route);
  if (owner) reject(to.file, `would have the URL of ${owner.file}, ${to.route}`, 'choose another path');
}

function checkFiles(source: string, target: string, siteDir: string): void {
  const isThere = (file: string): boolean => existsSync(path.join(siteDir, file));
  const isFile = (file: string): boolean => isThere(file) && statSync(path.join(siteDir, file)).isFile();
  if (!isThere(source)) reject(source, "doesn't exist");
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

function locate(file: string, text: string, folder: ContentFolder): Location {
  const page = readContentPage(file, text, folder);
  return {page, file, id: idOf(page), route: routeOf(page)};
}

/** Also rejects parentheses: they need no escape in a URL, but in Markdown links to it. */
function checkCharacters(target: string): void {
  if (/^[\w./~-]+$/u.test(target)) return;
  const suggestion = withoutEscapes(target);
  const hasName = !path.basename(suggestion).startsWith('.');
  const fix = hasName ? `write "${suggestion}"` : 'use letters from a to z, digits and hyphens';
  reject(target, 'has characters that a URL must escape', fix);
}
