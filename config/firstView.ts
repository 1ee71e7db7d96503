import path from 'node:path';
import {standardScripts, type InlineScript} from '@docs-kit/first-view/document';
import type {FirstViewOptions} from '@docs-kit/first-view';
import {openPageIndex} from '@docs-kit/reference/pageIndex';
import {requestLanguages} from '@docs-kit/reference/requestLanguages';
import {reportFile} from '../plugins/sample-report/sampleReport';
import {pageFolders} from './content';
import {site} from './site';
import {announcementBar} from './themeConfig';

/** Scripts that run in the head of pages, before the first paint. */
export const inlineScripts: readonly InlineScript[] = [
  standardScripts.blockedStorage,
  standardScripts.changedAnnouncement(site.storageNamespace, announcementBar.id),
  {
    file: 'config/inline-scripts/sampleLanguage.js',
    values: {
      LANGUAGES: requestLanguages.map(({value}) => value),
      STORAGE_KEY: `samples-${site.storageNamespace}`,
    },
    when: 'data-sample-language',
    sets: ['data-samples'],
  },
];

/** What pages are built from besides their own files. Any change to it invalidates Rspack's cache. */
const buildInputs = [
  'contracts',
  'content/diagrams',
  'examples',
  'packages',
  'plugins',
  'config',
  reportFile,
  'package.json',
  'package-lock.json',
] as const;

/** Lists which page shows which part of the contracts, because other pages link to it. */
function shownContracts(siteDir: string): string {
  const directives = openPageIndex(path.join(siteDir, 'content')).directives();
  return directives
    .map(({file, name, attributes}) => [path.relative(siteDir, file), name, JSON.stringify(attributes)].join(' '))
    .join('\n');
}

/** Options of the preset that makes the first view static (`packages/first-view/README.md`). */
export const firstView: FirstViewOptions = {
  inlineScripts,
  buildInputs: {
    pages: pageFolders,
    inputs: buildInputs,
    extracts: {shownContracts},
    shown: [
      {pattern: '^```.*\\bfile=["\']?(?<file>[^\\s"\'`]+)', paths: []},
      {pattern: '^```tsx?\\b', paths: ['contracts/sdk']},
      {pattern: '^\\s*::[a-z]', paths: ['contracts', 'content/diagrams']},
    ],
  },
};
