// `npm run bench`: builds the site without and with caches, edits a copy of it, loads it on a throttled phone, and
// prints each figure next to the committed one in benchmarks/baseline.json.
//
//   npm run bench                  builds, edits, measures, compares
//   npm run bench -- --runs 9      median of nine loads instead of five
//   npm run bench -- --folder x    measures the built site in x, builds nothing
//   npm run bench -- --save        makes these figures the baseline
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {site} from '../config/site.ts';
import {measureSearch} from './measureSearch.mts';
import {measureSites} from './measureSites.mts';
import {copySite} from './copySite.mts';
import {figuresTable, type Figures} from './figures.mts';
import {authorTimes, ownSite} from './authorTimes.mts';
import {measuredPages, ownPages} from './pages.mts';
import {browserArguments, ensureBrowser} from '../scripts/ensureBrowser.mts';

const baselineFile = path.resolve('benchmarks/baseline.json');
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    folder: {type: 'string'},
    save: {type: 'boolean', default: false},
  },
});

const browser = await chromium.launch({executablePath: ensureBrowser(), args: [...browserArguments]});
const folder = values.folder ?? path.resolve('.cache/bench/site');
const forAuthors = values.folder ? {} : await authorTimes(browser, ownSite(process.cwd(), folder, copySite('dev')));
const pages = {...measuredPages, ...ownPages};
const [measured] = await measureSites(browser, [folder], site.baseUrl, pages, Number(values.runs));
const forSearch = await measureSearch(browser, folder, site.baseUrl, Number(values.runs));
const figures: Figures = {...measured, ...forSearch, ...forAuthors};
await browser.close();

const baseline = existsSync(baselineFile) ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Figures) : {};
console.log(figuresTable(figures, {baseline}));
console.log('\nBytes repeat exactly. Times depend on the machine and what else it does: compare ratios of one run.');
if (values.save) {
  writeFileSync(baselineFile, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`Saved as ${path.relative('.', baselineFile)}.`);
}
