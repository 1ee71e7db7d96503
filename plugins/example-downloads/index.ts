import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTracked, zipOf} from './files';
import {finishedFolder, type Download, type Versions} from './finishedFolder';

/** Options of the plugin. */
export interface ExampleDownloadsOptions {
  /** Folder of the examples, relative to the site. */
  readonly folder: string;
  /** Folder of the archives, relative to the base URL. A published address never changes. */
  readonly target: string;
  readonly downloads: readonly Download[];
  /** Releases of the packages that programs may import. */
  readonly versions: Versions;
}

/** Docusaurus plugin: publishes example folders as archives that unpack to projects which run. */
export default function exampleDownloads({siteDir, siteConfig}: LoadContext, options: ExampleDownloadsOptions): Plugin {
  const {folder, target, downloads, versions} = options;
  return {
    name: 'example-downloads',
    async postBuild({outDir}) {
      const examples = readTracked(path.join(siteDir, folder));
      const home = siteConfig.url + siteConfig.baseUrl;
      await mkdir(path.join(outDir, target), {recursive: true});
      for (const download of downloads) {
        const files = finishedFolder(download, examples, {home, versions, place: folder});
        await writeFile(path.join(outDir, target, `${download.folder}.zip`), zipOf(files));
      }
    },
  };
}
