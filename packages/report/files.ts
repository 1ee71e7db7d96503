import {existsSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file at once: who reads it meanwhile finds the old one or the new one, never half of one. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/**
 * Finds the file that a build wrote for a page.
 * @param folder of the built site
 * @param route of the page, below the base URL, without a slash at its start; empty for the home page
 * @returns undefined when there is none
 */
export const builtPage = (folder: string, route: string): string | undefined =>
  [`${route || 'index'}.html`, path.join(route, 'index.html')].map((name) => path.join(folder, name)).find(existsSync);
