// Bytes that a page of each type may cost, as hosts send them: GitHub Pages with gzip, many others with Brotli. If a
// budget breaks, make the page smaller; raise the budget only with a reason, and measure again with `npm run bench`.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {hydrate, neverAfterIdleTime} from '../browser/fixtures/hydrate';
import {layoutShift, observeLayoutShifts, roundsToZero} from '../browser/fixtures/paint';
import {address, builtFile, sitemapPaths} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';
import {budgets, siteBudgets} from './fixtures/budgets';
import {pageTypes, type PageType} from './fixtures/pages';
import {countTransfer, wireSize, type Size, type Transfer} from './fixtures/transfer';

/** `SHOW_SIZES=1 npx playwright test --project=speed budgets` prints the sizes that the budgets are based on. */
function showSizes(name: string, transfer: Transfer | Size): void {
  if (process.env.SHOW_SIZES) {
    console.log(name, JSON.stringify(transfer));
  }
}

/** Waits until the browser has fetched everything that a hydrated page prefetches. */
async function fetchedAhead(page: Page): Promise<void> {
  // Visible links are noticed in the next frame, and each prefetches its page in a separate idle callback, in order.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('head link[rel="prefetch"]')].every(
      ({href}) => performance.getEntriesByName(href).length > 0,
    ),
  );
}

const fix =
  'make the page smaller, or raise its budget in tests/speed/fixtures/budgets.ts and say in the commit what it buys';

/** Compares sizes with a budget, for both compressions. */
function expectWithin(size: Size, budget: Size, what: string): void {
  expect.soft(size.gzip, `${what}, gzip. Fix: ${fix}.`).toBeLessThanOrEqual(budget.gzip);
  expect.soft(size.brotli, `${what}, Brotli. Fix: ${fix}.`).toBeLessThanOrEqual(budget.brotli);
}

for (const [type, route] of Object.entries(pageTypes) as [PageType, string][]) {
  const budget = budgets[type];

  test(`the ${type} keeps its budget in the first view and after hydration`, async ({page}) => {
    await neverAfterIdleTime(page);
    const transfer = countTransfer(page);
    await observeLayoutShifts(page);
    await page.goto(address(route));
    await page.evaluate(() => globalThis.document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const {document, styles, scripts, fonts, images, ahead, requests} = transfer;
    showSizes(type, transfer);
    expectWithin(document, budget.document, 'document');
    expectWithin(fonts, siteBudgets.fonts, 'fonts');
    expectWithin(images, siteBudgets.images, 'images');
    expectWithin(scripts, siteBudgets.hydrationProgram, 'hydration program');
    expect.soft(styles.gzip, 'style sheets').toBe(0);
    expect.soft(ahead.gzip, 'for other pages').toBe(0);
    expect.soft(requests, 'requests').toBeLessThanOrEqual(siteBudgets.requests);
    const shift = await layoutShift(page);
    expect.soft(shift, 'layout shift').toBeLessThan(roundsToZero);

    await hydrate(page);
    await fetchedAhead(page);
    expect.soft(await layoutShift(page), 'layout shift with hydration').toBe(shift);
    showSizes(`${type}, hydrated`, transfer);
    expectWithin(transfer.styles, siteBudgets.styles, 'style sheets');
    expectWithin(transfer.scripts, budget.scripts, 'scripts');
    expectWithin(transfer.ahead, siteBudgets.ahead, 'prefetched for other pages');
  });
}

/**
 * Returns the interquartile mean of sizes. The median would depend on a single page, which changes by 50 bytes of
 * Brotli with the commit id that it shows.
 */
function middleMean(sizes: readonly number[]): number {
  const sorted = [...sizes].sort((one, other) => one - other);
  const middle = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4));
  return Math.round(middle.reduce((total, size) => total + size, 0) / middle.length);
}

test('a typical page keeps its budget', () => {
  const sizes = sitemapPaths().map(wireSize);
  const size = {gzip: middleMean(sizes.map(({gzip}) => gzip)), brotli: middleMean(sizes.map(({brotli}) => brotli))};
  showSizes('typical document', size);
  expectWithin(size, siteBudgets.typicalDocument, 'document');
});

test('the critical CSS of each page keeps its budget', () => {
  const sizes = sitemapPaths().map((pathname) => {
    const html = readFileSync(builtFile(pathname) ?? '', 'utf8');
    return {
      pathname,
      styles: /<style data-critical-css>(?<css>[\s\S]*?)<\/style>/.exec(html)?.groups?.css?.length ?? Infinity,
    };
  });
  expect(sizes.filter(({styles}) => styles > siteBudgets.criticalCss)).toEqual([]);
});
