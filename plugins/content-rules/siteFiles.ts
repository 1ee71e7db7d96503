import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteFiles} from './page';

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
