// Finds nginx and Caddy for the tests of hosts, and installs them on Debian where they are missing.
import {existsSync} from 'node:fs';
import {installDebianPackages} from './debianPackages.mts';

/** A server of Debian: its package, the file by which we know that it's installed. */
const servers = [
  {package: 'nginx', file: '/usr/sbin/nginx'},
  {package: 'libnginx-mod-http-brotli-static', file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'},
  {package: 'caddy', file: '/usr/bin/caddy'},
];

const howTo =
  'The tests of hosts need nginx with its module brotli_static, and Caddy, as Debian and Ubuntu package them: ' +
  'apt-get install nginx libnginx-mod-http-brotli-static caddy. On other systems, run "npm test -- hosts" in a container ' +
  'of Debian; the other stages need neither.';

/**
 * Makes sure that nginx and Caddy are there: installs Debian's packages where they are missing, and prints that it does.
 * @returns the paths of both programs
 * @throws when they are missing and can't be installed, with what to do
 */
export function ensureServers(): {readonly nginx: string; readonly caddy: string} {
  const missing = servers.filter(({file}) => !existsSync(file)).map((server) => server.package);
  if (missing.length > 0 && !installDebianPackages(...missing)) throw new Error(howTo);
  return {nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy'};
}
