// What is open when a page hydrates stays as the reader left it: folds that the address names.
import type {Page} from '@playwright/test';
import {movePointer, neverIdle} from '../browser/fixtures/hydrate';
import {holdScripts} from '../browser/fixtures/network';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

function hasHydrated(page: Page) {
  return expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test.describe('a fold that the address names', () => {
  const fold = 'send-message-sync-200-examples';
  const details = (page: Page) => page.locator(`details#${fold}`);

  test('it is open before hydration, which leaves the reader where they are', async ({page}) => {
    await neverIdle(page);
    const held = await holdScripts(page);
    await page.goto(`${address('/api/rest/conversation')}#${fold}`);
    await expect(details(page)).toHaveAttribute('open', '');
    await expect(details(page)).toBeInViewport();
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 2000);
    await expect(details(page)).not.toBeInViewport();
    const place = await page.evaluate(() => scrollY);
    held.release();
    await hasHydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('the reader closes it before hydration, and it stays closed', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(`${address('/api/rest/conversation')}#${fold}`);
    await movePointer(page, 200, 200);
    await details(page).evaluate((element: HTMLDetailsElement) => {
      element.open = false;
    });
    held.release();
    await hasHydrated(page);
    await expect(details(page)).not.toHaveAttribute('open');
  });

  test('a link to it opens it before hydration', async ({page}) => {
    await holdScripts(page);
    await page.goto(address('/api/rest/conversation'));
    await page.evaluate((id) => {
      location.hash = id;
    }, fold);
    await expect(details(page)).toHaveAttribute('open', '');
  });
});
