import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {vi} from 'vitest';
import {completeBuild, finishBuild} from '../../../scripts/buildSite.mts';

/** Milliseconds after which a program that doesn't stop, such as a dev server, is killed: no load takes as long. */
const maxRunTime = 1_500_000;

/**
 * Settings for programs in the site of a test. Sites share one package folder, whose cache is only for the real site:
 * they use a different one, and Rspack's is off.
 */
export const cacheSettings = {
  SITE_CACHE: path.resolve('.cache/build-tests'),
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

/** Result of running a program. */
export interface Run {
  readonly exitCode: number | null;
  /** Everything it printed, without colors; line breaks within a message are kept. */
  readonly output: string;
}

/** Runs a Node.js program in the folder of a site, as the site's scripts do. */
export const runInSite = (site: string, ...programAndArguments: string[]): Promise<Run> =>
  run(site, programAndArguments, cacheSettings);

async function run(site: string, programAndArguments: string[], settings: Record<string, string>): Promise<Run> {
  const {NODE_ENV: _test, ...environment} = process.env;
  const child = spawn(process.execPath, programAndArguments, {
    cwd: site,
    env: {...environment, NO_COLOR: '1', FORCE_COLOR: '0', ...settings},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: maxRunTime,
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

/** `npm run build` in the folder of a site. Nobody loads this site, so it's neither minified nor compressed. */
export const buildIn = (site: string): Promise<Run> =>
  runInSite(site, '--import', 'tsx', 'scripts/build.mts', '--no-minify');

/**
 * Builds a site, such as a copy of the project, into its `build/` without using any cache, and in a time zone in which
 * each day of ours begins on the day before.
 */
export async function buildWithoutCache(site: string): Promise<Run> {
  const cache = mkdtempSync(path.join(tmpdir(), 'empty-cache-'));
  const settings = {SITE_CACHE: cache, TZ: 'Pacific/Pago_Pago'};
  const result = await run(site, ['scripts/docusaurus.mjs', 'build'], {...cacheSettings, ...settings});
  const output = path.join(site, 'build');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await finishBuild(output);
  await completeBuild(output, {isCompressed: false});
  vi.unstubAllEnvs();
  rmSync(cache, {recursive: true});
  return result;
}
