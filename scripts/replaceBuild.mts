import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Folder of a site into which the generator builds. */
export const nextBuild = 'build.next';

/**
 * Puts the build in `build.next/` in the place of the last one in `build/`.
 * @param site folder in which both are
 * @returns false when `build.next/` holds no site: nothing is taken from it, and the last build stays
 */
export function replaceBuild(site = '.'): boolean {
  const target = path.join(site, 'build');
  const next = path.join(site, nextBuild);
  const previous = path.join(site, 'build.previous');
  if (!existsSync(path.join(next, 'index.html'))) {
    rmSync(next, {recursive: true, force: true});
    return false;
  }
  rmSync(previous, {recursive: true, force: true});
  if (existsSync(target)) {
    renameSync(target, previous);
  }
  renameSync(next, target);
  rmSync(previous, {recursive: true, force: true});
  return true;
}
