import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Folders that a copy creates itself. */
const notCopied = new Set(['.git', '.cache', '.docusaurus', 'build', 'build.next', 'node_modules', 'test-results']);

/**
 * Copies the project, without its caches, to a folder in which a benchmark may edit files. Packages are symlinks.
 * @param name of the folder below `.cache/bench`; an earlier copy is replaced
 * @returns the path of the copy
 */
export function copySite(name: string): string {
  const folder = path.resolve('.cache/bench', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
  for (const entry of readdirSync('.').filter((each) => !notCopied.has(each))) {
    cpSync(entry, path.join(folder, entry), {recursive: true});
  }
  // Packages one by one: Rspack's cache is in node_modules, and each copy has its own cache.
  for (const entry of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(path.resolve('node_modules', entry), path.join(folder, 'node_modules', entry));
  }
  return folder;
}
