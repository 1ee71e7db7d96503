// Second half of `npm start`: the packages are there; build and serve.
import {parseArgs} from 'node:util';
import {site} from '../config/site.js';
import {buildSite} from './buildSite.mjs';
import {createSiteServer} from './server/createSiteServer.mjs';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, 'no-build': {type: 'boolean', default: false}},
});
const port = Number(values.port);

if (!values['no-build'] && !(await buildSite()).succeeded) {
  console.error('\nThe build stopped; its last lines say where and why. Mend that, then run npm start again.');
  process.exit(1);
}

const server = createSiteServer({folder: 'build'});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') {
    throw error;
  }
  console.error(
    `Port ${port} is taken. Stop the other program, or choose another port: npm start -- --port ${port + 1}`,
  );
  process.exit(1);
});
server.listen(port, () => {
  console.log(`\nSaiki Docs is at http://localhost:${port}${site.baseUrl} (Ctrl+C ends it)`);
});
