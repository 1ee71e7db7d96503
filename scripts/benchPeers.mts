// `npm run bench:peers`: builds our pages with other generators in a temporary folder, measures all of them and us in
// one run, and prints the table. Their packages come from the npm registry at that moment and stay in that folder.
//
//   npm run bench:peers                     all peers
//   npm run bench:peers -- --runs 3         median of three loads instead of five
//   npm run bench:peers -- --peers starlight,vitePress
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {buildTimes} from './bench/buildTimes.mjs';
import {measureSite, type Figures} from './bench/measureSite.mjs';
import {measuredPages} from './bench/pages.mjs';
import {buildPeer} from './bench/peers/buildPeer.mjs';
import {about, type Peer} from './bench/peers/peer.mjs';
import {plainDocusaurus} from './bench/peers/plainDocusaurus.mjs';
import {starlight} from './bench/peers/starlight.mjs';
import {vitePress} from './bench/peers/vitePress.mjs';
import {figuresTable} from './bench/table.mjs';
import {browserArguments, ensureBrowser} from './ensureBrowser.mjs';

const known: Readonly<Record<string, Peer>> = {starlight, plainDocusaurus, vitePress};
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

const workFolder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'bench-peers-'));
const output = path.resolve('.cache/bench/site');
console.error(`Peers are built in ${workFolder}.`);
const builds = buildTimes(process.cwd(), output);
const built = chosen.map((peer) => {
  console.error(`Building ${peer.name} …`);
  return {peer, ...buildPeer(peer, workFolder)};
});

const browser = await chromium.launch({executablePath: ensureBrowser(), args: [...browserArguments]});
const measure = (folder: string) => measureSite(browser, folder, about.baseUrl, measuredPages, Number(values.runs));
console.error('Measuring our site …');
const ours: Figures = {...(await measure(output)), ...builds};
const others: Record<string, Figures> = {};
for (const {peer, folder, coldSeconds, warmSeconds} of built) {
  console.error(`Measuring ${peer.name} …`);
  others[peer.name] = {...(await measure(folder)), 'cold build, s': coldSeconds, 'warm build, s': warmSeconds};
}
await browser.close();
console.log(figuresTable(ours, others));
