import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {once} from './once.mjs';

/** Files of `examples/`, which samples may name and import. */
export interface SiteFiles {
  /** Paths relative to `examples/`, with forward slashes. */
  names(): readonly string[];
  read(name: string): string;
}

/** Opens the files of a site. */
export function openSiteFiles(siteFolder: string): SiteFiles {
  const folder = path.join(siteFolder, 'examples');
  return {
    names: once(() =>
      readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter((name) => !name.includes('node_modules/'))
        .sort(),
    ),
    read: (name) => readFileSync(path.join(folder, name), 'utf8'),
  };
}
