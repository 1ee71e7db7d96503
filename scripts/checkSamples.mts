// `npm run check:samples`: checks every code block on the site, or those on some pages:
//
//   npm run check:samples -- content/docs/getting-started/intro.md
//
// --quiet prints only failures and totals.
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {byKind, checkSamples, openResultCache, resultLines, summaryLines, totalsOf} from '@docs-kit/code-samples/check';
import {findPages} from '@docs-kit/pages';
import {filesIn, formatProblem, groupBy, parseData, relativePath} from '@docs-kit/report';
import {pageFolders} from '../config/content.ts';
import {writeReport} from '../plugins/sample-report/sampleReport.ts';
import {orStop} from './stop.mts';

const siteDir = process.cwd();

// Stops with file and line if a contract isn't valid JSON. Node.js would print a stack for those that are imported.
orStop(() => {
  for (const file of filesIn('contracts', '.json').map((name) => `contracts/${name}`))
    parseData(readFileSync(file, 'utf8'), file);
});
const {dependsOn, openSaikiPages, openSaikiSamples} = await import('../plugins/saiki-sample-roles/index.ts');

const allPages = findPages(siteDir, pageFolders);

/** Returns the path of the page in an argument, relative to the site. */
function pageNamed(name: string): string {
  const file = relativePath(siteDir, name);
  if (!allPages.includes(file))
    throw new Error(`${name} is not a page. Name a .md or .mdx file below ${pageFolders.join('/ or ')}/.`);
  return file;
}

const {quiet, named} = orStop(() => {
  const options = {quiet: {type: 'boolean', default: false}} as const;
  const {values, positionals} = parseArgs({allowPositionals: true, options});
  return {...values, named: positionals.map(pageNamed)};
});
const isComplete = named.length === 0;
const readPage = openSaikiPages(siteDir);
const pages = (isComplete ? allPages : named).map((file) => readPage(file));
const pageProblems = pages.flatMap(({problems}) => problems);

const {version, ...samples} = openSaikiSamples(siteDir);
const cache = openResultCache(siteDir, dependsOn);
const results = await checkSamples({
  ...samples,
  pages,
  cache,
  onResult(result) {
    if (!quiet || result.problems.length > 0) console.log(resultLines(result).join('\n'));
  },
});
if (isComplete) cache.prune();
pageProblems.forEach((problem) => console.log(`FAIL ${formatProblem(problem)}`));

if (isComplete) {
  const byPage = [...groupBy(results, ({block}) => block.file)];
  writeReport(siteDir, {
    version,
    totals: totalsOf(results),
    kinds: byKind(results).map(([kind, ofKind]) => ({kind, ...totalsOf(ofKind)})),
    pages: Object.fromEntries(byPage.map(([file, ofPage]) => [file, totalsOf(ofPage)])),
  });
}
const summary = summaryLines(results, pageProblems.length, performance.now() / 1000);
console.log(`\n${summary.slice(quiet ? -2 : 0).join('\n')}`);
process.exitCode = totalsOf(results).failed + pageProblems.length > 0 ? 1 : 0;
