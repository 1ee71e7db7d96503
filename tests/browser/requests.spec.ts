// Pages are prefetched if the connection allows it. What each page requests is in everyPage.spec.ts.
import type {Page, Request} from '@playwright/test';
import {nextPage, usualPage} from './data/usualPages';
import {visit} from './fixtures/hydrate';
import {isScript, pretendConnection} from './fixtures/network';
import {expect, test} from './fixtures/test';

const start = usualPage.path;
const next = nextPage.path;

/** Resolves once observers have seen a link, including the site's own, which were registered earlier. */
async function linkIsSeen(page: Page, href: string): Promise<void> {
  const link = page.locator(`a[href="${href}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
      }),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test.describe('prefetching', () => {
  test('[LOAD-4] the files of pages whose links are in sight are prefetched', async ({page}) => {
    await visit(page, start);
    await linkIsSeen(page, next);
    await expect(page.locator('head link[rel="prefetch"][href*="/assets/js/"]')).not.toHaveCount(0);
    expect(await page.evaluate((path) => window.docusaurus.prefetch(path) === false, next)).toBe(true);
  });

  for (const {name, connection} of [
    {name: '2g', connection: {effectiveType: '2g', saveData: false}},
    {name: 'slow 2g', connection: {effectiveType: 'slow-2g', saveData: false}},
    {name: 'a connection that saves data', connection: {effectiveType: '4g', saveData: true}},
  ]) {
    test(`[LOAD-5] nothing is prefetched on ${name}: by sight, by pointer, or by a call`, async ({page}) => {
      await pretendConnection(page, connection);
      await visit(page, start);
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await linkIsSeen(page, next);
      await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
      await page.locator(`a[href="${next}"]:visible`).first().hover();
      expect(await page.evaluate((path) => window.docusaurus.prefetch(path) === false, next)).toBe(true);
      expect(await page.evaluate((path) => window.docusaurus.preload(path) === false, next)).toBe(true);
      expect(requests.filter(isScript).map((request) => request.url())).toEqual([]);
    });
  }

  test('[LOAD-6] a link leads to its page on 2g, without prefetching', async ({page}) => {
    await pretendConnection(page, {effectiveType: '2g', saveData: false});
    await visit(page, start);
    await page.locator(`a[href="${next}"]:visible`).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(nextPage.h1);
  });
});
