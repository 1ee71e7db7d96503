import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {site} from '../config/site.ts';
import {devTimes, type DevSite} from './devTimes.mts';

/** A site that benchmarks build and edit. */
export interface BenchmarkSite {
  /** Folder of the built site. */
  readonly output: string;
  /**
   * Builds it twice: without caches, then with those of the first build.
   * @returns figures by name
   */
  readonly build: () => Record<string, number>;
  readonly dev: DevSite;
}

interface Build {
  readonly seconds: number;
  /** Peak memory in megabytes. */
  readonly memory: number;
}

/** Folders of a Docusaurus project that are deleted before a cold build. */
const caches = ['.docusaurus', 'node_modules/.cache'];

const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const memoryReport = path.join(import.meta.dirname, 'reportMemory.cjs');

/**
 * Empties a folder that programs then use as the system's temporary folder: what tools keep there between builds is a
 * cache too. Docusaurus' TypeScript loader, jiti, keeps one there.
 * @returns environment variables for these programs
 */
export function emptyTemporaryFolder(folder: string): Readonly<Record<string, string>> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return {TMPDIR: folder, TEMP: folder};
}

function build(siteFolder: string, output: string, environment: Readonly<Record<string, string>>): Build {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--require', memoryReport, docusaurus, 'build', '--out-dir', output],
    {cwd: siteFolder, encoding: 'utf8', maxBuffer: 2 ** 28, env: {...process.env, ...environment}},
  );
  if (status !== 0) {
    throw new Error(`The site does not build:\n${stdout}\n${stderr}`);
  }
  const [, kilobytes = '0'] = /peak memory: (\d+) kB/.exec(stderr) ?? [];
  return {seconds: (performance.now() - start) / 1000, memory: Number(kilobytes) / 1024};
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Returns figures of a cold and a warm build, in seconds, by name. */
export const buildFigures = (cold: number, warm: number): Record<string, number> => ({
  'cold build, s': rounded(cold),
  'warm build, s': rounded(warm),
});

function buildTimes(siteFolder: string, output: string): Record<string, number> {
  [output, ...caches.map((cache) => path.join(siteFolder, cache))].forEach((folder) =>
    rmSync(folder, {recursive: true, force: true}),
  );
  const environment = emptyTemporaryFolder(`${output}-temporary`);
  const cold = build(siteFolder, output, environment);
  const warm = build(siteFolder, output, environment);
  return {
    ...buildFigures(cold.seconds, warm.seconds),
    'memory of a cold build, MB': Math.round(cold.memory),
  };
}

/**
 * Describes our site.
 * @param folder of the project to build
 * @param output folder for the built site
 * @param copy folder of a project whose pages may be edited
 */
export const ownSite = (folder: string, output: string, copy: string): BenchmarkSite => ({
  output,
  build: () => buildTimes(folder, output),
  dev: {
    folder: copy,
    contentFolder: 'content',
    devCommand: ['docusaurus', 'start', '--no-open'],
    baseUrl: site.baseUrl,
    caches,
  },
});

/**
 * Measures what authors wait for: the development server, then builds. Builds come last because a cold start deletes
 * their output.
 * @returns figures by name
 */
export async function authorTimes(browser: Browser, {build, dev}: BenchmarkSite): Promise<Record<string, number>> {
  return {...(await devTimes(browser, dev)), ...build()};
}
