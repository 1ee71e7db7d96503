// `npm run check:samples`: proves every code block of the site. With pages as words, only those:
//
//   npm run check:samples -- content/docs/getting-started/intro.md
//
// --quiet shows failures alone, --fresh forgets what earlier runs proved.
import {parseArgs} from 'node:util';
import type {SamplePage} from './samples/block.mjs';
import {openCache, noCache} from './samples/cache.mjs';
import {checkPages} from './samples/checkPages.mjs';
import {findPages, pageNamed} from './samples/findPages.mjs';
import {openPageReader} from './samples/readPage.mjs';
import {readSaikiVersion} from './samples/saikiVersion.mjs';
import {resultLines} from './samples/report/resultLine.mjs';
import {totalsLines} from './samples/report/totalsLines.mjs';
import {makeReport, writeReport} from './samples/report/writeReport.mjs';
import {totalsOf} from './samples/report/totals.mjs';

const siteFolder = process.cwd();

/** The options and pages that were named. A slip among them is told without the lines of this program. */
function readWords() {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {quiet: {type: 'boolean', default: false}, fresh: {type: 'boolean', default: false}},
    });
    return {values, named: positionals.map((name) => pageNamed(siteFolder, name))};
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const {values, named} = readWords();
const reader = openPageReader(siteFolder);
const isComplete = named.length === 0;
const files = isComplete ? findPages(siteFolder) : named;
const pages: readonly SamplePage[] = files.map((file) => reader.read(file));
const unreadable = pages.flatMap(({file, unreadable: fault}) =>
  fault ? [`FAIL ${file}:${fault.line} ${fault.message}`] : [],
);

const cache = openCache(siteFolder);
const results = await checkPages({
  siteFolder,
  pages,
  cache: values.fresh ? {...noCache, set: cache.set} : cache,
  onResult(result) {
    if (!values.quiet || result.verdict.problems.length > 0) console.log(resultLines(result).join('\n'));
  },
});
cache.save(isComplete);
unreadable.forEach((line) => console.log(line));

const {failed} = totalsOf(results);
if (isComplete)
  writeReport(siteFolder, makeReport({siteFolder, pages, results, version: readSaikiVersion(siteFolder)}));
console.log(`\n${totalsLines(results, unreadable.length, performance.now() / 1000).join('\n')}`);
process.exitCode = failed + unreadable.length > 0 ? 1 : 0;
