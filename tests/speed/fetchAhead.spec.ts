// Before hydration, a click loads a document; the browser prefetches it while the pointer rests on its link.
import type {Page} from '@playwright/test';
import {nextPage, usualPage} from '../browser/data/usualPages';
import {hydrate} from '../browser/fixtures/hydrate';
import {holdScripts, pretendConnection} from '../browser/fixtures/network';
import {address} from '../browser/fixtures/site';
import {expect, test, testOfPages} from '../browser/fixtures/test';

const guide = usualPage.path;
const nextLink = '.pagination-nav__link--next';
const rules = 'script[type="speculationrules"]';

/** Paths of the pages that the browser reports to prefetch, updated as it goes on. */
async function fetchedAhead(page: Page): Promise<readonly string[]> {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) => {
    if (status === 'Ready') {
      paths.push(new URL(prefetchUrl).pathname);
    }
  });
  await session.send('Preload.enable');
  return paths;
}

test('before hydration the browser prefetches the page of a link under the pointer, and no other', async ({page}) => {
  await holdScripts(page);
  const paths = await fetchedAhead(page);
  await page.goto(guide);
  await page.locator(nextLink).hover();
  await expect.poll(() => paths).toEqual([nextPage.path]);
});

for (const [what, {from, link}] of Object.entries({
  'a place in the same page': {from: guide, link: '.theme-doc-toc-desktop a'},
  'another site': {from: guide, link: '.footer a[href^="https://github.com"]'},
  'a file': {from: address('/api'), link: 'main a[href$=".yaml"]'},
})) {
  test(`before hydration a link to ${what} prefetches nothing`, async ({page}) => {
    await holdScripts(page);
    const paths = await fetchedAhead(page);
    await page.goto(from);
    await page.locator(link).first().hover();
    // Browsers prefetch once the pointer has rested on a link for 200 ms. The other page would be requested after it.
    await page.waitForTimeout(300);
    const other = page.locator(nextLink);
    await other.hover();
    await expect.poll(() => paths).toEqual([await other.getAttribute('href')]);
  });
}

for (const connection of [
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: '2g'},
]) {
  test(`[LOAD-5] before hydration nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
    await pretendConnection(page, connection);
    await page.goto(guide);
    await expect(page.locator(rules)).toHaveCount(0);
  });
}

testOfPages('after hydration only Docusaurus prefetches, not the speculation rules', async ({page}) => {
  await page.goto(guide);
  await expect(page.locator(rules)).toHaveCount(1);
  await hydrate(page);
  await expect(page.locator(rules)).toHaveCount(0);
});
