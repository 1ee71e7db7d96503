import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** What a copy has of its own, or makes anew. */
const own = new Set(['.git', '.cache', '.docusaurus', 'build', 'build.next', 'node_modules', 'test-results']);

/**
 * Copies the project to a folder in which a benchmark may edit files, without its caches. Packages are links.
 * @param name of the folder below `.cache/bench`; a copy that is there gives way
 * @returns the folder
 */
export function copySite(name: string): string {
  const folder = path.resolve('.cache/bench', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
  for (const entry of readdirSync('.').filter((each) => !own.has(each))) {
    cpSync(entry, path.join(folder, entry), {recursive: true});
  }
  // Packages one by one: the bundler's cache, which lies among them, is then the copy's own.
  for (const entry of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(path.resolve('node_modules', entry), path.join(folder, 'node_modules', entry));
  }
  return folder;
}
