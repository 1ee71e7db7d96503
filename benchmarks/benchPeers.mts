// `npm run bench:peers`: builds our pages with other site generators in a temporary folder, measures all of them and
// ours in one run, and prints the table. Their packages are downloaded from the npm registry and stay in that folder.
//
//   npm run bench:peers                     all peers
//   npm run bench:peers -- --runs 3         median of three loads, and of two builds, instead of five and three
//   npm run bench:peers -- --peers starlight,vitePress
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {measureSites} from './measureSites.mts';
import {copySite} from './copySite.mts';
import {figuresTable, inTurns, medians} from './figures.mts';
import {authorTimes, ownSite} from './authorTimes.mts';
import {measuredPages} from './pages.mts';
import {setUpPeer} from './peers/buildPeer.mts';
import {fumadocs} from './peers/fumadocs.mts';
import {about, type Peer} from './peers/peer.mts';
import {plainDocusaurus} from './peers/plainDocusaurus.mts';
import {starlight} from './peers/starlight.mts';
import {vitePress} from './peers/vitePress.mts';
import {browserArguments, ensureBrowser} from '../scripts/ensureBrowser.mts';

const known: Readonly<Record<string, Peer>> = {starlight, plainDocusaurus, vitePress, fumadocs};
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    peers: {type: 'string', default: Object.keys(known).join()},
    folder: {type: 'string'},
  },
});
const chosen = values.peers.split(',').map((name) => {
  const peer = known[name];
  if (!peer) {
    throw new Error(`No peer "${name}". Peers: ${Object.keys(known).join(', ')}`);
  }
  return peer;
});

const runs = Number(values.runs);
const workFolder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'bench-peers-'));
console.error(`Setting peers up in ${workFolder} …`);
const own = ownSite(process.cwd(), path.resolve('.cache/bench/site'), copySite('dev'));
const sites = [own, ...chosen.map((peer) => setUpPeer(peer, workFolder))];

const browser = await chromium.launch({executablePath: ensureBrowser(), args: [...browserArguments]});
console.error('Building and editing all of them in turns …');
const forAuthors = await inTurns(sites, Math.ceil(runs / 2), (site) => authorTimes(browser, site));
console.error('Loading all of them in turns …');
const folders = sites.map(({output}) => output);
const forReaders = await measureSites(browser, folders, about.baseUrl, measuredPages, runs);
await browser.close();

const [ours = {}, ...others] = sites.map((_, index) => ({...forReaders[index], ...medians(forAuthors[index] ?? [])}));
console.log(figuresTable(ours, Object.fromEntries(others.map((figures, index) => [chosen[index]?.name, figures]))));
