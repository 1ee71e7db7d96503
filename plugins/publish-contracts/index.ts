import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of the plugin. */
export interface PublishContractsOptions {
  /** Folder of the contracts, relative to the site. */
  readonly folder: string;
  /** Folder of the published files, relative to the base URL. A published address never changes. */
  readonly target: string;
  /** Names of the files to publish. */
  readonly files: readonly string[];
}

/** Docusaurus plugin: publishes contract files with the site, for editors and generators of readers. */
export default function publishContracts(context: LoadContext, options: PublishContractsOptions): Plugin {
  return {
    name: 'publish-contracts',
    async postBuild({outDir}) {
      const target = path.join(outDir, options.target);
      await mkdir(target, {recursive: true});
      for (const file of options.files) {
        await copyFile(path.join(context.siteDir, options.folder, file), path.join(target, file));
      }
    },
  };
}
