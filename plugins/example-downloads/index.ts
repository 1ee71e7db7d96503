import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {zipSync} from 'fflate';
import {filesIn, gitOutput, saveFile} from '@docs-kit/report';
import {finishedFolder, type Download, type Files} from './finishedFolder';

/** Folder of the archives, relative to the base URL. Published addresses never change. */
export const target = 'downloads';

/** Docusaurus plugin: publishes example folders as archives, each a runnable project. */
export default function exampleDownloads(
  {siteDir, siteConfig}: LoadContext,
  {downloads}: {downloads: readonly Download[]},
): Plugin {
  return {
    name: 'example-downloads',
    postBuild({outDir}) {
      const examples = readTracked(path.join(siteDir, 'examples'));
      const home = siteConfig.url + siteConfig.baseUrl;
      for (const download of downloads) {
        const files = finishedFolder(download, examples, home);
        saveFile(path.join(outDir, target, `${download.folder}.zip`), zipOf(files));
      }
    },
  };
}

/** Lists the files in a folder that Git tracks; none without Git or a repository. */
const listTracked = (folder: string): string[] => gitOutput(folder, 'ls-files', '-z').split('\0').filter(Boolean);

const listAll = (folder: string): string[] =>
  filesIn(folder).filter((file) => !/(?:^|\/)(?:\.|node_modules\/)/u.test(file));

/**
 * Reads the files in a folder, by their path in it. Leftovers of runs (logs, databases, notes of an agent) are left
 * out, because Git doesn't track them. Without a repository, as in an archive of the project, nothing has run yet.
 * @param folder absolute path
 */
export function readTracked(folder: string): Files {
  const tracked = listTracked(folder);
  const files = tracked.length > 0 ? tracked : listAll(folder);
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file))]));
}

/** Returns a ZIP archive of files. The same files give the same bytes, in whatever order they are. */
export function zipOf(files: Files): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  // The earliest time that ZIP supports. Local time, since ZIP has no time zones: the bytes are the same everywhere.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(sorted), {mtime, level: 9});
}
