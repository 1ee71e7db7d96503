import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** A program that should have stopped and did not, such as a development server, is ended after this time. */
const longestRun = 100_000;

/** Environment in which the bundler neither reads nor leaves a cache. */
const withoutCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** How a program ended. */
export interface Run {
  readonly exitCode: number | null;
  /** All that it printed, without colours; line breaks in the middle of a message are kept. */
  readonly output: string;
}

/** Runs a program of Node in the folder of a site, as its scripts do. */
export const runInSite = (site: string, ...programAndArguments: string[]): Promise<Run> =>
  // Builds of several sites share one folder of packages; its cache is for the real site alone.
  run(site, programAndArguments, withoutCache);

async function run(site: string, programAndArguments: string[], more: Record<string, string>): Promise<Run> {
  const {NODE_ENV: _test, ...environment} = process.env;
  const child = spawn(process.execPath, programAndArguments, {
    cwd: site,
    env: {...environment, NO_COLOR: '1', FORCE_COLOR: '0', ...more},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestRun,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return {exitCode, output: stripVTControlCharacters(output)};
}

/** `npm run build` in the folder of a site. Nobody loads it, so its files may be large. */
export const buildIn = (site: string): Promise<Run> =>
  runInSite(site, '--import', 'tsx', 'scripts/build.mts', '--no-minify');

/** `npm run build` of the project itself, with its caches or without the bundler's. */
export const buildProject = ({hasCache}: {hasCache: boolean}): Promise<Run> =>
  run(process.cwd(), ['--import', 'tsx', 'scripts/build.mts'], hasCache ? {} : withoutCache);
