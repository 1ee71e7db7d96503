// Serves a built site without building it: what the browser tests run against. SITE_FOLDER and SITE_PORT say what and where.
import {site} from '../config/site.js';
import {createSiteServer} from './server/createSiteServer.mjs';

const folder = process.env.SITE_FOLDER ?? 'build';
const port = Number(process.env.SITE_PORT ?? 4173);

const server = createSiteServer({folder});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; set SITE_PORT to another one.` : error);
  process.exit(1);
});
server.listen(port, () => {
  console.log(`${folder}/ is at http://localhost:${port}${site.baseUrl}`);
});
