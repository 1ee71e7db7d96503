import type {Browser} from '@playwright/test';
import {inTurns, median, type Figures} from './figures.mts';
import {measureLoad, type Load} from './measureLoad.mts';
import {measureNavigation} from './measureNavigation.mts';
import {journeys} from './pages.mts';
import {serveFolder} from './serveFolder.mts';

const columns: Readonly<Record<string, (load: Load) => number>> = {
  'first view, bytes': ({firstView}) => firstView,
  'document, bytes': ({document}) => document,
  'first view, requests': ({requests}) => requests,
  'all scripts, bytes': ({scripts}) => scripts,
  'FCP, ms': ({fcp}) => Math.round(fcp),
  'LCP, ms': ({lcp}) => Math.round(lcp),
  'TBT with hydration, ms': ({tbt}) => Math.round(tbt),
  'CLS × 1000': ({cls}) => Math.round(cls * 1000),
  'first interaction to hydrated, ms': ({hydration}) => Math.round(hydration),
};

/** Adds a figure for each page and column: the median of several loads on a slow phone. */
async function addLoads(
  all: readonly Record<string, number>[],
  browser: Browser,
  sites: readonly string[],
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<void> {
  for (const [type, route] of Object.entries(pages)) {
    const loads = await inTurns(sites, runs, (site) => measureLoad(browser, site + route));
    for (const [column, valueOf] of Object.entries(columns)) {
      all.forEach((figures, index) => {
        figures[`${type}: ${column}`] = median(loads[index]?.map(valueOf) ?? []);
      });
    }
  }
}

/**
 * Adds a figure for each journey, on a hydrated page and with the click as first interaction: the median of several. A
 * navigation takes a few frames and varies by one, so it's measured four times as often as a load.
 */
async function addNavigations(
  all: readonly Record<string, number>[],
  browser: Browser,
  sites: readonly string[],
  runs: number,
): Promise<void> {
  for (const [name, journey] of Object.entries(journeys)) {
    for (const [state, isHydrated] of [
      ['hydrated', true],
      ['first click', false],
    ] as const) {
      const times = await inTurns(sites, 4 * runs + 1, (site) => measureNavigation(browser, site, journey, isHydrated));
      all.forEach((figures, index) => {
        figures[`navigation ${name}, ${state}, ms`] = Math.round(median(times[index] ?? []));
      });
    }
  }
}

/**
 * Measures built sites in turns: loads of their pages on a slow phone, and the time from a click to the next page.
 * @param folders folders of the built sites
 * @param pages routes to load, by name
 * @param runs how often a load is measured; the median is reported
 * @returns the figures of each site, in the order of the folders
 */
export async function measureSites(
  browser: Browser,
  folders: readonly string[],
  baseUrl: string,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<Figures[]> {
  const servers = await Promise.all(folders.map((folder) => serveFolder(folder, baseUrl)));
  const sites = servers.map(({origin}) => origin + baseUrl.slice(0, -1));
  const all = sites.map((): Record<string, number> => ({}));
  try {
    await addLoads(all, browser, sites, pages, runs);
    await addNavigations(all, browser, sites, runs);
    return all;
  } finally {
    servers.forEach(({close}) => close());
  }
}
