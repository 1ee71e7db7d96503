// Back and forward: the browser keeps whole pages, as readers left them.
import type {Page} from '@playwright/test';
import {findWholeBrowser} from '../../scripts/ensureBrowser.mts';
import {hydrate, neverIdle} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

// Another worker would start another whole browser.
test.describe.configure({mode: 'default'});

// Playwright disables the back/forward cache, and the headless shell has none.
test.use({
  launchOptions: async ({launchOptions}, use) => {
    await use({
      ...launchOptions,
      executablePath: findWholeBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

const guide = address('/docs/guides/cli');
const nextPage = address('/docs/guides/web-playground');

/** Leaves the page and comes back. Returns how: `BackForwardCacheRestore` or `Navigation`. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void>): Promise<string> {
  await page.goto(nextPage);
  await meanwhile();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const returned = new Promise<string>((resolve) => {
    session.on('Page.frameNavigated', ({type}) => resolve(type));
  });
  // Playwright's `goBack` waits for a load event that never comes.
  await session.send('Runtime.evaluate', {expression: 'history.back()'});
  return returned;
}

for (const isHydrated of [false, true]) {
  const state = isHydrated ? 'hydrated' : 'not hydrated';
  test(`the back/forward cache restores a page that is ${state}, with what the reader chose elsewhere`, async ({
    page,
  }) => {
    if (!isHydrated) await neverIdle(page);
    await page.goto(guide);
    if (isHydrated) await hydrate(page);
    const type = await leaveAndReturn(page, async () => {
      await hydrate(page);
      await page.locator('[data-color-mode-toggle]').first().click();
      await page.locator('[data-color-mode-toggle]').first().click();
      await page.locator('.theme-announcement-bar button').click();
    });
    expect(type).toBe('BackForwardCacheRestore');
    // Playwright doesn't know about the restored page.
    const session = await page.context().newCDPSession(page);
    const read = async (expression: string): Promise<unknown> =>
      (await session.send('Runtime.evaluate', {expression})).result.value;
    await expect.poll(() => read('document.documentElement.dataset.theme')).toBe('dark');
    expect(await read('document.documentElement.dataset.themeChoice')).toBe('dark');
    expect(await read("!!document.querySelector('.theme-announcement-bar')?.checkVisibility()")).toBe(false);
    await read("document.querySelector('[data-color-mode-toggle]').click()");
    await expect.poll(() => read('document.documentElement.dataset.themeChoice')).toBe('system');
  });
}
