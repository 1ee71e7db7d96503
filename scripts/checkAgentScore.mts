// Proves that agents can find, read and follow the documentation: serves the built site like `npm start` and with
// nginx, and scores both with `afdocs` against the Agent-Friendly Documentation Spec (https://agentdocsspec.com). From
// `npm start`, it requests every page in the sitemap.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheckResult, runChecks} from 'afdocs';
import {computeScore} from 'afdocs/scoring';
import {site} from '../config/site.ts';
import {hosts, type Host} from './server/hosts.mts';

const wanted = 100;
/** More links than the site has. */
const everyLink = 10_000;
/**
 * Timeout in milliseconds, long enough that no result depends on the machine's speed: the server and the checks share
 * one process, where converting a page to Markdown blocks responses. afdocs' own 15 seconds passed on a busy machine.
 */
const patience = 600_000;
/** Number of pages to print per check, so that all checks fit the screen. */
const shownPages = 5;
/** Every sixth page is enough for nginx, which serves the same files: only headers and negotiation could differ. */
const sampled = 6;
/** Checks that don't depend on the host. They're skipped for a sample, because all pages from `npm start` say more. */
const checksOfPages = [
  ...['page-size-html', 'content-start-position', 'embedded-data-serialization', 'markdown-content-parity'],
  ...['llms-txt-coverage', 'llms-txt-valid'],
];
const folder = path.resolve(process.env.SITE_FOLDER ?? 'build');
/**
 * Paths of all pages, below the base path. Without them, afdocs finds the same ones in `llms.txt`, but also parses the
 * 2 MB of `llms-full.txt` for links.
 */
const sitemap = [...readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)/gu)];
const everyPage = sitemap.map(([, address = '']) => address.slice(new URL(site.baseUrl, site.url).href.length));

const badStatuses: ReadonlySet<unknown> = new Set(['warn', 'fail']);

/** Result of a check for a page. Each check has other fields, all of which may have the reason for a failure. */
interface PageResult {
  readonly url: string;
  readonly status?: string | number;
  readonly found?: boolean;
  readonly error?: string;
  readonly softError?: boolean;
  readonly issues?: readonly string[];
}

/** Returns the pages that fail a check, each with the reason if the check has one. */
function pagesOf({details}: CheckResult): string[] {
  return ((details?.pageResults ?? []) as PageResult[])
    .filter(({status, found, error, softError}) => found === false || error || softError || badStatuses.has(status))
    .map(({url, status, error, issues = []}) => [url, status, error, ...issues].filter(Boolean).join(' | '));
}

/** Scores the site on a server, and prints what lowers the score. */
async function scoreOn(host: Host, pages: readonly string[]): Promise<number> {
  const server = await host.start(folder);
  const address = `${server.isSecure ? 'https' : 'http'}://localhost:${server.port}${site.baseUrl}`;
  const checked = runChecks(address, {
    canonicalOrigin: new URL(site.baseUrl, site.url).href,
    samplingStrategy: 'curated',
    curatedPages: pages.map((page) => address + page),
    maxLinksToTest: everyLink,
    maxConcurrency: 4,
    requestDelay: 0,
    requestTimeout: patience,
    skipCheckIds: pages.length < everyPage.length ? checksOfPages : [],
  });
  const report = await checked.finally(() => server.stop());
  const {overall, grade, checkScores} = computeScore(report);
  for (const result of report.results) {
    const proportion = checkScores[result.id]?.proportion ?? 1;
    if (result.status === 'error' || proportion < 1) {
      console.log(`${result.id}: ${(100 * proportion).toFixed(1)} %. ${result.message}`);
      for (const page of pagesOf(result).slice(0, shownPages)) console.log(`    ${page}`);
    }
  }
  console.log(`${host.name}: ${overall} of 100 (${grade}), ${report.testedPages ?? 0} pages`);
  return overall;
}

// The test's nginx has a self-signed certificate.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const scores: number[] = [];
for (const host of hosts) {
  if (host.name === 'Caddy') continue;
  const pages = host.name === 'nginx' ? everyPage.filter((_, index) => index % sampled === 0) : everyPage;
  scores.push(await scoreOn(host, pages));
}
if (scores.some((score) => score < wanted)) {
  console.error(`A score is below ${wanted}. https://afdocs.dev/improve-your-score explains each check.`);
  process.exitCode = 1;
}
