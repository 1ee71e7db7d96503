// Back and forward: the browser keeps whole pages, as readers left them.
import type {Page} from '@playwright/test';
import {findWholeBrowser} from '../../scripts/ensureBrowser.mts';
import {hydrate, neverIdle} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

// Playwright switches the cache of whole pages off, and the headless shell has none.
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

/** Leaves the page and comes back. Says how the browser came back: `BackForwardCacheRestore`, or `Navigation`. */
async function leaveAndReturn(page: Page): Promise<string | undefined> {
  await page.goto(nextPage);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const returned = new Promise<string>((resolve) => {
    session.on('Page.frameNavigated', ({type}) => resolve(type));
  });
  // Playwright's own way back waits for a load that does not happen.
  await session.send('Runtime.evaluate', {expression: 'history.back()'});
  return returned;
}

test('the back/forward cache restores a page that is not hydrated', async ({page}) => {
  await neverIdle(page);
  await page.goto(guide);
  expect(await leaveAndReturn(page)).toBe('BackForwardCacheRestore');
});

test('the back/forward cache restores a hydrated page', async ({page}) => {
  await page.goto(guide);
  await hydrate(page);
  expect(await leaveAndReturn(page)).toBe('BackForwardCacheRestore');
});
