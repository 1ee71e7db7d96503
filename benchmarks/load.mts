// `npm run bench:load`, once the packages are installed: sends requests to nginx and to the server of `npm start` on
// this machine, over 50 and 200 connections, and prints their responses. It fails on any error, and on any status
// other than 200.
//
//   npm run bench:load                    30 seconds for each server and number of connections
//   npm run bench:load -- --seconds 10
import path from 'node:path';
import {parseArgs} from 'node:util';
import {hosts} from '../scripts/server/hosts.mts';
import {site} from '../config/site.ts';

/** What autocannon reports: https://github.com/mcollina/autocannon#autocannonopts-cb */
interface Result {
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
  readonly '2xx': number;
  readonly latency: {readonly p50: number; readonly p99: number; readonly max: number};
  readonly requests: {readonly average: number};
  readonly throughput: {readonly average: number};
}

const {values} = parseArgs({options: {seconds: {type: 'string', default: '30'}}});
const duration = Number(values.seconds);
if (!Number.isInteger(duration) || duration < 1 || duration > 120) {
  console.error(`"${values.seconds}" is not a number of seconds from 1 to 120.`);
  process.exit(1);
}

const paths = ['', 'docs/getting-started/intro', 'docs/tutorials/backend-server', 'api/rest/sessions', 'img/logo.svg'];
const folder = path.resolve('build');
let hasFailed = false;

const {default: autocannon} = (await import('./node_modules/autocannon/autocannon.js' as string)) as {
  default: (options: object) => Promise<Result>;
};

console.log('server     connections  requests/s      MB/s  p50 ms  p99 ms  responses  errors  other statuses');
for (const host of hosts.filter(({name}) => name !== 'Caddy')) {
  const server = await host.start(folder);
  try {
    for (const connections of [50, 200]) {
      const result = await autocannon({
        url: `${server.isSecure ? 'https' : 'http'}://127.0.0.1:${server.port}`,
        connections,
        duration,
        headers: {'accept-encoding': 'br'},
        requests: paths.map((name) => ({path: site.baseUrl + name})),
      });
      const errors = result.errors + result.timeouts;
      const columns = [
        connections,
        Math.round(result.requests.average),
        (result.throughput.average / 1e6).toFixed(1),
        result.latency.p50,
        result.latency.p99,
        result['2xx'],
        errors,
        result.non2xx,
      ];
      const widths = [11, 10, 8, 6, 6, 9, 6, 14];
      console.log(
        host.name.padEnd(10),
        columns.map((value, index) => String(value).padStart(widths[index] ?? 0)).join('  '),
      );
      hasFailed ||= errors > 0 || result.non2xx > 0 || result['2xx'] === 0;
    }
  } finally {
    await server.stop();
  }
}
if (hasFailed) {
  console.error('\nNot every request was answered with status 200.');
  process.exitCode = 1;
}
