import path from 'node:path';
import type {Node} from 'unist';

/**
 * A fault of a page that keeps it from being made, told with its place: `content/docs/a.md:8:1 no directive "::operaton"`.
 * It shows its author no lines of this program.
 * @param file path relative to the site, with forward slashes
 * @param node the part of the page that is wrong
 * @param message what is wrong, and what to do about it
 * @param cause of the fault
 */
export function pageFault(file: string, node: Node, message: string, cause?: unknown): Error {
  const {line = 1, column = 1} = node.position?.start ?? {};
  const fault = new Error(`${file}:${line}:${column} ${message}`, {cause});
  fault.stack = '';
  return fault;
}

/** Path of a page as faults name it. */
export const fileIn = (siteFolder: string, file: string): string =>
  path.relative(siteFolder, path.resolve(siteFolder, file)).split(path.sep).join('/');
