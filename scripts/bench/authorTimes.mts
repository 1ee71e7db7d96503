import type {Browser} from '@playwright/test';
import {devTimes, type DevSite} from './devTimes.mjs';

/** A site as benchmarks build it and edit it. */
export interface Site {
  readonly name: string;
  /** Folder with the files of the built site. */
  readonly output: string;
  /**
   * Builds it twice: without caches, then with those that it left.
   * @returns figures by name
   */
  readonly build: () => Record<string, number>;
  readonly dev: DevSite;
}

/** What authors wait for: the development server, and builds. These come last, since a cold start removes what they made. */
export async function authorTimes(browser: Browser, {build, dev}: Site): Promise<Record<string, number>> {
  return {...(await devTimes(browser, dev)), ...build()};
}
