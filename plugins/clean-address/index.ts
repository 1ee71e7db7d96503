import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: on hosts that serve `x.html` and `x/index.html` as they are, the page cleans its own address before
 * the router reads it. Hosts that redirect (see `scripts/server/redirectFor.mts`) never get there.
 */
export default function cleanAddress(): Plugin {
  const program = readFileSync(path.join(__dirname, 'cleanAddress.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '');
  return {
    name: 'clean-address',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: program}]}),
  };
}
