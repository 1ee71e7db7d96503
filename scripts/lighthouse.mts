// `npm run lighthouse`: serves build/ as `npm start` does and runs Lighthouse on one page of each type, in light and in
// dark. Ends with 1 when accessibility, best practices or SEO is below 100 anywhere. Performance is shown and not
// judged: it depends on what else the machine does.
//
//   npm run lighthouse                                     all pages
//   npm run lighthouse -- --only "docs page" --only blog   pages whose names hold one of these words
//   npm run lighthouse -- --folder x                       the built site in x
import type {AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';
import {site} from '../config/site.js';
import {audit} from './lighthouse/audit.mjs';
import {selectPages} from './lighthouse/pages.mjs';
import {isSound, lossList, scoreTable, type Row} from './lighthouse/report.mjs';
import {startBrowser} from './lighthouse/startBrowser.mjs';
import {createSiteServer} from './server/createSiteServer.mjs';

const {values} = parseArgs({
  options: {only: {type: 'string', multiple: true, default: []}, folder: {type: 'string', default: 'build'}},
});

const pages = selectPages(values.only);
const server = createSiteServer({folder: values.folder});
await new Promise<void>((resolve) => server.listen(0, resolve));
const {port} = server.address() as AddressInfo;

const rows: Row[] = [];
for (const mode of ['light', 'dark'] as const) {
  const browser = await startBrowser(mode);
  try {
    for (const {name, path, inapplicable} of pages) {
      const verdict = await audit(
        `http://localhost:${port}${site.baseUrl}${path.slice(1)}`,
        browser.port,
        inapplicable,
      );
      rows.push({page: name, mode, verdict});
      console.error(`${name}, ${mode}: ${Object.values(verdict.scores).join(' ')}`);
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
    console.log(`\nNot asked of "${name}", because of what it is: ${inapplicable.join(', ')}.`);
  }
}
console.log(`\n${lossList(rows)}`);
process.exitCode = isSound(rows) ? 0 : 1;
