// Back and forward: the browser keeps whole pages, as readers left them.
import type {Page} from '@playwright/test';
import {awake} from '../browser/fixtures/awake';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

// Playwright switches the cache of whole pages off.
test.use({
  launchOptions: async ({launchOptions}, use) => {
    await use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']});
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

test('a page that still sleeps comes back as it was', async ({page}) => {
  await page.goto(guide);
  expect(await leaveAndReturn(page)).toBe('BackForwardCacheRestore');
});

test('a page that is awake comes back as it was', async ({page}) => {
  await page.goto(guide);
  await awake(page);
  expect(await leaveAndReturn(page)).toBe('BackForwardCacheRestore');
});
