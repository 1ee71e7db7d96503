import path from 'node:path';
import type {Browser, Page} from '@playwright/test';

/** A navigation from one page to another through a link. */
export interface Journey {
  /** Route of the page that the reader is on: `/docs/guides/cli`. */
  readonly from: string;
  /** Route of the page that the link leads to. */
  readonly to: string;
  /** Beginning of that page's title: the reader has arrived once it's painted. */
  readonly title: string;
}

async function followLink(page: Page, to: string, hoverTime: number): Promise<void> {
  // Site generators differ in how they end an address.
  const forms = ['', '/', '.html'].map((end) => `a[href="${to}${end}"]:visible`);
  const link = page.locator(forms.join()).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(hoverTime);
  await link.click();
}

/**
 * Measures the time from a click to the painted title of the next page, in an ordinary browser without throttling.
 * @param site address of the site, without a trailing slash: `http://localhost:4000/saiki`
 * @param isHydrated whether the page is already hydrated; otherwise the click is the first interaction
 */
export async function measureNavigation(
  browser: Browser,
  site: string,
  {from, to, title}: Journey,
  isHydrated: boolean,
): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    const page = await context.newPage();
    await page.addInitScript({path: path.join(import.meta.dirname, 'inPage/observeNavigation.js')});
    await page.goto(site + from, {waitUntil: 'load'});
    await page.evaluate((text) => sessionStorage.setItem('bench-title', text), title);
    if (isHydrated) {
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
      await page.waitForTimeout(2000);
    }
    await followLink(page, new URL(site).pathname + to, isHydrated ? 500 : 0);
    const time = await page.waitForFunction(() => (window as unknown as {navigationTime?: number}).navigationTime);
    return (await time.jsonValue()) ?? 0;
  } finally {
    await context.close();
  }
}
