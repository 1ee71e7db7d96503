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
import {measureSites, type Figures} from './bench/measureSites.mjs';
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
console.error('Measuring all of them in turns …');
const folders = [output, ...built.map(({folder}) => folder)];
const [ownFigures, ...peerFigures] = await measureSites(
  browser,
  folders,
  about.baseUrl,
  measuredPages,
  Number(values.runs),
);
await browser.close();

const others: Record<string, Figures> = {};
built.forEach(({peer, coldSeconds, warmSeconds}, index) => {
  others[peer.name] = {...peerFigures[index], 'cold build, s': coldSeconds, 'warm build, s': warmSeconds};
});
console.log(figuresTable({...ownFigures, ...builds}, others));
