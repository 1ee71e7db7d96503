import type {Browser} from '@playwright/test';
import {slowPhone, throttle} from './measureLoad.mts';

/** Milliseconds between page load and key press: fonts have arrived, React hasn't. */
const pause = 300;

/**
 * Measures the time from pressing `/` to the painted search dialog, on a slow phone and a freshly loaded page.
 * @param address full address of the page
 * @returns milliseconds in steps of 8, the resolution of browsers: https://w3c.github.io/event-timing/
 */
export async function measureSearch(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, isMobile: true});
  try {
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page), slowPhone);
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
