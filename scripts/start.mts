// `npm start`, once the packages are installed: builds the site and serves it at http://localhost:3000/saiki/.
// `npm run serve` and the browser tests serve the existing build.
import {parseArgs} from 'node:util';
import {messageOf} from '@docs-kit/report';
import {site} from '../config/site.ts';
import {buildSite, completeSite} from './buildSite.mts';
import {createSiteServer} from './server/createSiteServer.mts';
import {orStop, stop} from './stop.mts';

/** Reads the options. Exits with a list of known options if one is wrong. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        port: {type: 'string', default: '3000'},
        'no-build': {type: 'boolean', default: false},
        folder: {type: 'string', default: 'build'},
      },
    }).values;
  } catch (error) {
    const [wrong = ''] = (error as Error).message.split('\n', 1);
    return stop(`${wrong.replace(/\.$/, '')}. npm start knows --port <number>, --no-build and --folder <folder>.`);
  }
}

const values = readOptions();
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  stop(`"${values.port}" is not a port. Write a number from 1 to 65535, as in: npm start -- --port 4000`);
}

if (!values['no-build'] && !(await buildSite([], {isServedAtOnce: true})).succeeded) {
  stop('\nThe build stopped, see above. Fix that, then run npm start again.');
}

const server = orStop(() => createSiteServer(values.folder));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') {
    throw error;
  }
  stop(`Port ${port} is taken. Stop the other program, or choose another port: npm start -- --port ${port + 1}`);
});
server.listen(port, () => {
  console.log(`\nSaiki Docs is at http://localhost:${port}${site.baseUrl} (Ctrl+C stops it)`);
  if (values['no-build']) return;
  completeSite().catch((error: unknown) => {
    console.error(`Files are sent uncompressed, or social cards are missing: ${messageOf(error)}`);
  });
});
