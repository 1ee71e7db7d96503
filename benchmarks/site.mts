import type {Browser} from '@playwright/test';
import {site} from '../config/site.ts';
import {buildTimes, caches} from './buildTimes.mts';
import {devTimes, type DevSite} from './devTimes.mts';

/** A site that benchmarks build and edit. */
export interface BenchmarkSite {
  readonly name: string;
  /** Folder of the built site. */
  readonly output: string;
  /**
   * Builds it twice: without caches, then with those of the first build.
   * @returns figures by name
   */
  readonly build: () => Record<string, number>;
  readonly dev: DevSite;
}

/**
 * Describes our site.
 * @param folder of the project to build
 * @param output folder for the built site
 * @param copy folder of a project whose pages may be edited
 */
export const ownSite = (folder: string, output: string, copy: string): BenchmarkSite => ({
  name: 'Ours',
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
