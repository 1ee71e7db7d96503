import {site} from '../../config/site.js';
import type {Site} from './authorTimes.mjs';
import {buildTimes, caches} from './buildTimes.mjs';

/**
 * Our site.
 * @param folder of the project that is built
 * @param output folder for the built site
 * @param copy folder of a project whose pages may be edited
 */
export const ownSite = (folder: string, output: string, copy: string): Site => ({
  name: 'Ours',
  output,
  build: () => buildTimes(folder, output),
  dev: {
    folder: copy,
    contentFolder: 'content',
    devCommand: ['docusaurus', 'start', '--no-open'],
    baseUrl: site.baseUrl,
    caches,
  },
});
