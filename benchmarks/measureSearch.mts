import type {Browser} from '@playwright/test';
import {median, type Figures} from './figures.mts';
import {throttleToSlowPhone} from './measureLoad.mts';
import {serveFolder} from './serveFolder.mts';

/** Milliseconds between page load and key press: fonts have arrived, React hasn't. */
const pause = 300;

/**
 * Measures the time from pressing `/` to the painted search dialog, on a slow phone and a freshly loaded page.
 * @param address full address of the page
 * @returns milliseconds in steps of 8, the resolution of browsers: https://w3c.github.io/event-timing/
 */
async function pressToDialog(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, isMobile: true});
  try {
    const page = await context.newPage();
    await throttleToSlowPhone(await context.newCDPSession(page));
    await page.addInitScript(() => {
      const presses: number[] = Object.assign(window, {presses: []}).presses;
      new PerformanceObserver((list) => {
        presses.push(list.getEntries()[0]?.duration ?? 0);
      }).observe({type: 'first-input', buffered: true});
    });
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForTimeout(pause);
    await page.keyboard.press('/');
    await page.locator('dialog[open]').waitFor();
    const time = await page.waitForFunction(() => (window as unknown as {presses: number[]}).presses[0]);
    return (await time.jsonValue()) ?? 0;
  } finally {
    await context.close();
  }
}

/**
 * Measures how soon a built site shows its search dialog on the page of the CLI guide.
 * @returns the median of several key presses
 */
export async function measureSearch(browser: Browser, folder: string, baseUrl: string, runs: number): Promise<Figures> {
  const {origin, close} = await serveFolder(folder, baseUrl);
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      times.push(await pressToDialog(browser, `${origin}${baseUrl}docs/guides/cli`));
    }
    return {'search, press to painted dialog, ms': median(times)};
  } finally {
    close();
  }
}
