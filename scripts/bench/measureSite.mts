import type {Browser} from '@playwright/test';
import {measureLoad, slowPhone, type Load} from './measureLoad.mjs';
import {measureNavigation} from './measureNavigation.mjs';
import {journeys} from './pages.mjs';
import {serveFolder} from './serveFolder.mjs';
import {median, repeat} from './statistics.mjs';

/** What was measured of one site: figures by their names, `docs page: LCP, ms`. */
export type Figures = Readonly<Record<string, number>>;

const columns: Readonly<Record<string, (load: Load) => number>> = {
  'first view, bytes': ({firstView}) => firstView,
  'document, bytes': ({document}) => document,
  'first view, requests': ({requests}) => requests,
  'all scripts, bytes': ({scripts}) => scripts,
  'FCP, ms': ({fcp}) => Math.round(fcp),
  'LCP, ms': ({lcp}) => Math.round(lcp),
  'TBT with waking, ms': ({tbt}) => Math.round(tbt),
  'CLS × 1000': ({cls}) => Math.round(cls * 1000),
  'sign to awake, ms': ({waking}) => Math.round(waking),
};

/** Prepares a figure for each page and column: the median of several loads on a slow phone. */
async function loadFigures(browser: Browser, site: string, pages: Readonly<Record<string, string>>, runs: number) {
  const figures: Record<string, number> = {};
  for (const [type, route] of Object.entries(pages)) {
    const loads = await repeat(runs, () => measureLoad(browser, site + route, slowPhone));
    for (const [column, valueOf] of Object.entries(columns)) {
      figures[`${type}: ${column}`] = median(loads.map(valueOf));
    }
  }
  return figures;
}

async function navigationFigures(browser: Browser, site: string, runs: number) {
  const figures: Record<string, number> = {};
  for (const [name, journey] of Object.entries(journeys)) {
    for (const [state, isAwake] of [
      ['awake', true],
      ['first click', false],
    ] as const) {
      const times = await repeat(runs, () => measureNavigation(browser, site, journey, isAwake));
      figures[`navigation ${name}, ${state}, ms`] = Math.round(median(times));
    }
  }
  return figures;
}

/**
 * Measures a built site: loads of its pages on a slow phone, and the time from a click to the next page.
 * @param folder files of the site
 * @param pages routes to load, by name
 * @param runs how often each is measured; the median counts
 */
export async function measureSite(
  browser: Browser,
  folder: string,
  baseUrl: string,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<Figures> {
  const {origin, close} = await serveFolder(folder, baseUrl);
  const site = origin + baseUrl.slice(0, -1);
  try {
    return {...(await loadFigures(browser, site, pages, runs)), ...(await navigationFigures(browser, site, runs))};
  } finally {
    close();
  }
}
