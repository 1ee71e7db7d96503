// Bytes that a page of each type may cost, as a host with Brotli sends them. When a budget breaks, make the page
// smaller; raise the budget only with a reason, and measure again with `npm run bench`.
import {readFileSync} from 'node:fs';
import {awake} from '../browser/fixtures/awake';
import {layoutShift, observeLayoutShifts, roundsToZero} from '../browser/fixtures/paint';
import {address, builtFile, sitemapPaths} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';
import {budgets, siteBudgets} from './fixtures/budgets';
import {pageTypes, type PageType} from './fixtures/pages';
import {countTransfer, wireSize, type Transfer} from './fixtures/transfer';

/** `SHOW_SIZES=1 npx playwright test --project=speed budgets` prints what the budgets are made from. */
function showSizes(name: string, transfer: Transfer): void {
  if (process.env.SHOW_SIZES) {
    console.log(name, JSON.stringify(transfer));
  }
}

for (const [type, route] of Object.entries(pageTypes) as [PageType, string][]) {
  const budget = budgets[type];

  test(`${type}: the first view keeps its budget`, async ({page}) => {
    const transfer = countTransfer(page);
    await observeLayoutShifts(page);
    await page.goto(address(route));
    await page.evaluate(() => globalThis.document.fonts.ready);
    await page.waitForTimeout(500);
    const {document, styles, scripts, fonts, images, ahead, requests} = transfer;
    showSizes(type, transfer);
    expect.soft(document, 'document').toBeLessThanOrEqual(budget.document);
    expect.soft(fonts, 'fonts').toBeLessThanOrEqual(siteBudgets.fonts);
    expect.soft(images, 'images').toBeLessThanOrEqual(siteBudgets.images);
    expect.soft(styles, 'styles for print and forced colours').toBeLessThanOrEqual(siteBudgets.otherMedia);
    expect.soft(scripts, 'program that wakes the page').toBeLessThanOrEqual(siteBudgets.program);
    expect.soft(ahead, 'for other pages').toBe(0);
    expect.soft(requests, 'requests').toBeLessThanOrEqual(siteBudgets.requests);
    expect.soft(await layoutShift(page), 'layout shift').toBeLessThan(roundsToZero);
  });

  test(`${type}: the whole page keeps its budget once it is awake`, async ({page}) => {
    const transfer = countTransfer(page);
    await page.goto(address(route));
    await awake(page);
    await page.waitForTimeout(1000);
    showSizes(`${type}, awake`, transfer);
    expect.soft(transfer.styles, 'style sheets').toBeLessThanOrEqual(siteBudgets.styles);
    expect.soft(transfer.scripts, 'scripts').toBeLessThanOrEqual(budget.scripts);
    expect.soft(transfer.ahead, 'fetched ahead for other pages').toBeLessThanOrEqual(siteBudgets.ahead);
  });
}

test('a page of median length keeps its budget', () => {
  const sizes = sitemapPaths()
    .map((pathname) => wireSize(pathname))
    .sort((one, other) => one - other);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(siteBudgets.medianDocument);
});

test('the styles inside of each page keep their budget', () => {
  const sizes = sitemapPaths().map((pathname) => {
    const html = readFileSync(builtFile(pathname) ?? '', 'utf8');
    return {
      pathname,
      styles: /<style data-first-view>(?<css>[\s\S]*?)<\/style>/.exec(html)?.groups?.css?.length ?? Infinity,
    };
  });
  expect(sizes.filter(({styles}) => styles > siteBudgets.ownStyles)).toEqual([]);
});
