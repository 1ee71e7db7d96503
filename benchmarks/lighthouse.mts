// `npm run lighthouse`: serves build/ as `npm start` does and runs Lighthouse on one page of each type, in light and
// dark mode. Exits with 1 if accessibility, best practices or SEO is below 100 anywhere. Performance is shown but not
// checked: it depends on the machine's load.
//
//   npm run lighthouse                                     all pages
//   npm run lighthouse -- --only "docs page" --only blog   pages whose names contain one of these words
//   npm run lighthouse -- --folder x                       the built site in x
import type {AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {site} from '../config/site.ts';
import {audit, lossList, reachesMinima, scoreTable, type Row} from './lighthouseAudit.mts';
import {measuredPages, ownPages} from './pages.mts';
import {browserArguments, ensureBrowser} from '../scripts/ensureBrowser.mts';
import {createSiteServer} from '../scripts/server/createSiteServer.mts';
import {freePort} from '../scripts/server/startProgram.mts';

/** A page that Lighthouse audits. */
interface AuditedPage {
  readonly name: string;
  /** Path below the base URL. */
  readonly path: string;
  /** Audits that can't pass because of the kind of page. */
  readonly inapplicable?: readonly string[];
}

/** The not-found page has to return 404: one audit wants 200, another counts the browser's own message about it. */
const passingAt200 = ['http-status-code', 'errors-in-console'];

/** One page of each type. */
const auditedPages: readonly AuditedPage[] = [
  ...Object.entries({...ownPages, ...measuredPages}).map(([name, path]) => ({name, path})),
  {name: 'blog list', path: '/blog'},
  {name: 'blog archive', path: '/blog/archive'},
  {name: 'blog tags', path: '/blog/tags'},
  {name: 'not found', path: '/no-such-page', inapplicable: passingAt200},
];

/**
 * Selects the pages whose names contain one of the words, or all pages if there are no words.
 * @throws when a word is in no name
 */
function selectPages(words: readonly string[]): readonly AuditedPage[] {
  const unknown = words.find((word) => !auditedPages.some(({name}) => name.includes(word)));
  if (unknown) {
    throw new Error(`No page is named "${unknown}". Pages: ${auditedPages.map(({name}) => name).join(', ')}.`);
  }
  return auditedPages.filter(({name}) => !words.length || words.some((word) => name.includes(word)));
}

/**
 * Starts a browser whose system prefers a color mode. Lighthouse opens its own page and doesn't emulate a mode, so the
 * browser as a whole has to prefer it.
 * @param port port of the DevTools protocol, through which Lighthouse drives it
 * @throws when pages don't see the mode
 */
async function startBrowser(mode: 'light' | 'dark', port: number): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    // Of the two for dark mode, the first is for Chrome, the second for the headless shell, which has no themes.
    args: [
      ...browserArguments,
      `--remote-debugging-port=${port}`,
      ...(mode === 'dark' ? ['--force-dark-mode', '--blink-settings=preferredColorScheme=0'] : []),
    ],
  });
  const page = await browser.newPage({colorScheme: null});
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.close();
  if (isDark !== (mode === 'dark')) {
    await browser.close();
    throw new Error(`The browser should prefer ${mode}, and pages see the other mode.`);
  }
  return browser;
}

const {values} = parseArgs({
  options: {only: {type: 'string', multiple: true, default: []}, folder: {type: 'string', default: 'build'}},
});

const pages = selectPages(values.only);
const server = createSiteServer(values.folder);
await new Promise<void>((resolve) => server.listen(0, resolve));
const {port} = server.address() as AddressInfo;

const rows: Row[] = [];
for (const mode of ['light', 'dark'] as const) {
  const browserPort = await freePort();
  const browser = await startBrowser(mode, browserPort);
  try {
    for (const {name, path, inapplicable} of pages) {
      const result = await audit(`http://localhost:${port}${site.baseUrl}${path.slice(1)}`, browserPort, inapplicable);
      rows.push({page: name, mode, result});
      console.error(`${name}, ${mode}: ${Object.values(result.scores).join(' ')}`);
    }
  } finally {
    await browser.close();
  }
}
server.closeAllConnections();
server.close();

console.log(`\n${scoreTable(rows)}`);
for (const {name, inapplicable} of pages) {
  if (inapplicable) {
    console.log(`\nNot applicable to "${name}": ${inapplicable.join(', ')}.`);
  }
}
console.log(`\n${lossList(rows)}`);
process.exitCode = reachesMinima(rows) ? 0 : 1;
