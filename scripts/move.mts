// `npm run move -- <page> <page>`: moves a page to another file, rewrites all links, and adds a redirect from the old
// address.
//
//   npm run move -- content/docs/concepts/tools.md content/docs/guides/tools.md
import {readFileSync, writeFileSync} from 'node:fs';
import type {Redirect} from '@docs-kit/markdown-copies';
import {relativePath} from '@docs-kit/report';
import {load} from '@docs-kit/report/load.cjs';
import {contentSources} from '../config/content.ts';
import {withRedirect} from '../config/redirects.ts';
import {readLedger} from './addresses.mts';
import {orStop, stop} from './stop.mts';

const {movePage} = load<typeof import('@docs-kit/content-rules/movePage')>('@docs-kit/content-rules/movePage');

const redirectsFile = 'config/moved.json';

const named = process.argv.slice(2);
const [source, target] = named.map((name) => relativePath('.', name));
if (!source || !target || named.length !== 2) {
  stop('Name the page and its new path: npm run move -- content/docs/a.md content/docs/b.md');
}

orStop(() => {
  const {from, to, changed} = movePage(source, target, {
    siteDir: '.',
    folders: contentSources,
    codeFolders: ['config', 'src', 'content', 'contracts', 'plugins', 'tests'],
    // Recordings are evidence of what the toolkit did.
    untouched: ['contracts/recordings'],
    sidebars: 'config/sidebars',
  });
  const published = readLedger();
  if (from !== to) {
    const known = JSON.parse(readFileSync(redirectsFile, 'utf8')) as Redirect[];
    const moved = withRedirect(known, from, to, published);
    writeFileSync(redirectsFile, `${JSON.stringify(moved, null, 2)}\n`);
  }
  console.log(`Moved ${source} to ${target}.`);
  const isPublished = published.includes(from);
  if (from === to) console.log(`Its address stays ${to}.`);
  else console.log(isPublished ? `${from} redirects to ${to}.` : `Its address is ${to} now.`);
  const files = new Set([...changed, ...(from !== to && isPublished ? [redirectsFile] : [])]);
  console.log(`Changed: ${[...files].join(', ')}`);
  console.log('Review the changes, run "npm run build", and then "npm run ledger".');
});
