import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentFolder} from './options';
import type {SiteFiles} from './page';

/** Folder of the files that are published as they are, as the generator names it. */
export const staticFolder = 'static';

/**
 * Refuses folders that are not there: their pages would not be checked, and nobody would notice.
 * @throws with the name of the folder
 */
export function refuseMissingFolders(siteFolder: string, folders: readonly ContentFolder[]): void {
  const missing = folders.findIndex((folder) => !existsSync(path.join(siteFolder, folder.path)));
  if (missing < 0) return;
  const name = `content-rules: folders[${missing}]`;
  throw new Error(`${name} ("${folders[missing]?.path}") does not exist. Name a folder with pages, or take it out.`);
}

/** The files of some folders on disk. */
export function openSiteFiles(siteFolder: string, folders: readonly string[]): SiteFiles {
  const paths = new Set<string>();
  for (const folder of folders) {
    const absolute = path.join(siteFolder, folder);
    if (!existsSync(absolute)) continue;
    for (const entry of readdirSync(absolute, {recursive: true, withFileTypes: true})) {
      if (entry.isFile()) paths.add(toPosix(path.relative(siteFolder, path.join(entry.parentPath, entry.name))));
    }
  }
  return {paths, read: (file) => readFileSync(path.join(siteFolder, file), 'utf8')};
}

const toPosix = (file: string): string => file.split(path.sep).join('/');
