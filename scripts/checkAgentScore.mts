// Proves that agents can find, read and follow the documentation: serves the built site and scores it with `afdocs`
// against the Agent-Friendly Documentation Spec (https://agentdocsspec.com). Every page of the sitemap is tested.
import type {AddressInfo} from 'node:net';
import {type CheckResult, runChecks} from 'afdocs';
import {computeScore} from 'afdocs/scoring';
import {site} from '../config/site.ts';
import {createSiteServer} from './server/createSiteServer.mts';

const wanted = 100;
/** More than the site has. */
const everyPage = 1000;

const server = createSiteServer({folder: process.env.SITE_FOLDER ?? 'build'});
// While the program works on a page, it leaves connections idle; a closed one would look like a page that fails.
server.keepAliveTimeout = 0;
await new Promise<void>((resolve) => server.listen(Number(process.env.SITE_PORT ?? 0), resolve));
const address = `http://localhost:${(server.address() as AddressInfo).port}${site.baseUrl}`;

const report = await runChecks(address, {
  canonicalOrigin: new URL(site.baseUrl, site.url).href,
  samplingStrategy: 'deterministic',
  maxLinksToTest: everyPage,
  maxConcurrency: 4,
  requestDelay: 0,
});
server.close();
server.closeAllConnections();

/** The pages of a check that do not pass. */
function pagesOf({details}: CheckResult): string[] {
  const results = (details?.pageResults ?? []) as {url: string; status?: string; found?: boolean}[];
  return results
    .filter(({status, found}) => found === false || status === 'warn' || status === 'fail')
    .map(({url}) => url);
}

const {overall, grade, checkScores} = computeScore(report);
for (const result of report.results) {
  const proportion = checkScores[result.id]?.proportion ?? 1;
  if (result.status === 'error' || proportion < 1) {
    const pages = pagesOf(result).map((page) => `\n    ${page}`);
    console.log(`${result.id}: ${(100 * proportion).toFixed(1)} %. ${result.message}${pages.join('')}`);
  }
}
console.log(`${overall} of 100 (${grade}), ${report.testedPages ?? 0} pages`);
if (overall < wanted) {
  console.error(`The score is below ${wanted}. https://afdocs.dev/improve-your-score explains each check.`);
  process.exitCode = 1;
}
