import {spawnSync} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {relativePath} from './problem';

/**
 * Writes a file, and makes its folder. It's atomic: whoever reads it meanwhile gets the old one or the new one, never a
 * part of one, even if several processes or threads write it at once.
 */
export function saveFile(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/**
 * Finds the file that a build wrote for a page.
 * @param route the page's path below the base URL, without a leading slash; empty for the home page
 * @returns undefined when there is none
 */
export const builtPage = (folder: string, route: string): string | undefined =>
  [`${route || 'index'}.html`, path.join(route, 'index.html')].map((name) => path.join(folder, name)).find(existsSync);

/**
 * Lists the files in a folder and in those below it.
 * @param ending ending of the names to list; all by default
 * @returns paths relative to the folder, with forward slashes, sorted
 */
export const filesIn = (folder: string, ending = ''): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relativePath(folder, path.resolve(entry.parentPath, entry.name)))
    .sort();

/** Lists the file at a path, or all files in the folder at it, with the path in front; none when nothing is there. */
export function filesAt(location: string): string[] {
  if (!existsSync(location)) return [];
  return statSync(location).isFile() ? [location] : filesIn(location).map((name) => path.join(location, name));
}

/** Returns what a git command prints; nothing if it fails, for example outside a repository or without Git. */
export function gitOutput(folder: string, ...args: readonly string[]): string {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: Infinity});
  return status === 0 ? stdout : '';
}
