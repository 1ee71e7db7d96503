import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {builtFile} from '../browser/fixtures/site';
import {expect} from '../browser/fixtures/test';

declare global {
  interface Window {
    shiftSum?: number;
    shiftSources?: string[];
  }
}

/** Sum of the layout shifts, and the elements that moved. */
export interface Shift {
  readonly score: number;
  readonly moved: readonly string[];
}

/** From the next document on, sums up the layout shifts that count for CLS: those without recent user input. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: {node?: Element | null}[];
    }
    window.shiftSum = 0;
    window.shiftSources = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) {
          window.shiftSum = (window.shiftSum ?? 0) + entry.value;
          window.shiftSources?.push(...entry.sources.map(({node}) => node?.outerHTML?.slice(0, 80) ?? '?'));
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What {@link observeShifts} has seen, once all fonts have loaded and the browser has painted again. */
export function shift(page: Page): Promise<Shift> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
    return {score: window.shiftSum ?? -1, moved: window.shiftSources ?? []};
  });
}

/** Resets the sum of {@link shift} once the page is at rest. */
export async function forgetShifts(page: Page): Promise<void> {
  await shift(page);
  await page.evaluate(() => {
    window.shiftSum = 0;
    window.shiftSources = [];
  });
}

/**
 * Lets fonts come late from now on, as on a slow connection with an empty cache.
 * @returns a function that opens a page, whose fonts come once it has been painted without them
 */
export async function lateFonts(page: Page): Promise<(pathname: string) => Promise<void>> {
  let painted = Promise.resolve();
  // `page.route` would turn off the cache, so that each page would fetch and compile its scripts again.
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', {patterns: [{urlPattern: '*/fonts/*.woff2'}]});
  session.on('Fetch.requestPaused', async ({requestId, request}) => {
    await painted;
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      // Otherwise the next page would have its fonts at once.
      responseHeaders: [{name: 'Cache-Control', value: 'no-store'}],
      body: readFileSync(builtFile(new URL(request.url).pathname) ?? '', 'base64'),
    });
  });
  return async (pathname) => {
    let release = () => {};
    painted = new Promise((resolve) => {
      release = resolve;
    });
    // Pages preload their fonts, so they aren't loaded without them.
    await page.goto(pathname, {waitUntil: 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const statuses = await page.evaluate(() => [...document.fonts].map(({status}) => status));
    expect(statuses, 'fonts when the page was painted').toContain('loading');
    release();
    await page.waitForLoadState();
  };
}

/** The focused element: tag, role and name, for messages and comparisons. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // A button may be named by whichever of its icons is visible.
    const icon = [...(element?.querySelectorAll('[role="img"]') ?? [])].find((each) => each.checkVisibility());
    const label = element?.getAttribute('aria-label') ?? icon?.getAttribute('aria-label');
    const name = label ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase() ?? ''} ${name.trim().replace(/\s+/g, ' ').slice(0, 60)}`.trim();
  });
}

/** Whether the focused element's outline is visible: at least 2 px, not transparent, inside the window. */
export function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return false;
    }
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return isInWindow && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  });
}
