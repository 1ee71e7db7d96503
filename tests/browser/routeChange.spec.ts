// A navigation loads the next page first, and shows a progress bar if that takes long.
import type {Locator, Page} from '@playwright/test';
import {nextPage as to, usualPage as from} from './data/usualPages';
import {isSameDocument, markDocument, visit} from './fixtures/hydrate';
import {failScripts, holdScripts, isScript} from './fixtures/network';
import {expect, test, testOfPages} from './fixtures/test';

function title(page: Page): Locator {
  return page.getByRole('heading', {level: 1});
}

/** Follows the link by keyboard: a pointer over the link would already start loading. */
async function follow(page: Page): Promise<void> {
  const link = page.locator(`a[href="${to.path}"]:visible`).first();
  await link.press('Enter');
}

testOfPages('a screen reader is told which page has come, and nothing about the first one', async ({page}) => {
  await visit(page, from.path);
  const region = page.locator('body > [role="status"]');
  await expect(region).toHaveText('');
  await follow(page);
  await expect(region).toHaveText(to.h1);
});

testOfPages('Back shows the page where the reader left it', async ({page}) => {
  await visit(page, from.path);
  // Code that is laid out later moves the page by a pixel or two.
  const isAt = (top: number) => page.evaluate((wanted) => Math.abs(scrollY - wanted) < 5, top);
  await page.evaluate(() => scrollTo({top: 1200, behavior: 'instant'}));
  // Pressing Enter would scroll to the link.
  await page.locator(`a[href="${to.path}"]:visible`).first().dispatchEvent('click');
  await expect(title(page)).toHaveText(to.h1);
  await expect.poll(() => isAt(0)).toBe(true);
  await page.goBack();
  await expect(title(page)).toHaveText(from.h1);
  await expect.poll(() => isAt(1200)).toBe(true);
});

test.describe('preloading the next page', () => {
  test('[LOAD-1] the page stays until the next one is loaded, and then changes in the same document', async ({
    page,
  }) => {
    await visit(page, from.path);
    await markDocument(page);
    const held = await holdScripts(page);
    await follow(page);
    await expect.poll(() => held.requests.some(isScript)).toBe(true);
    await expect(page).toHaveURL(to.path);
    await expect(title(page)).toHaveText(from.h1);
    held.release();
    await expect(title(page)).toHaveText(to.h1);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('[LOAD-2] a pointer over a link preloads its page', async ({page}) => {
    await visit(page, from.path);
    const asked = page.waitForRequest((request) => isScript(request) && request.url().includes('/assets/js/'));
    await page.locator(`a[href="${to.path}"]:visible`).first().hover();
    await asked;
    await expect(title(page)).toHaveText(from.h1);
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('[LOAD-3] a touch on a link preloads its page', async ({page}) => {
      await visit(page, from.path);
      const request = page.waitForRequest((one) => isScript(one) && one.url().includes('/assets/js/'));
      await page.locator(`a[href="${to.path}"]:visible`).first().dispatchEvent('touchstart');
      await request;
      await expect(title(page)).toHaveText(from.h1);
    });
  });

  test.describe('a failed preload', () => {
    test.use({isConsoleNoisy: true});

    test('[ERR-4] the browser loads the next page as a new document when preloading fails', async ({page}) => {
      let isFailing = false;
      const repair = await failScripts(page, (request) => isFailing && isScript(request));
      await visit(page, from.path);
      await markDocument(page);
      isFailing = true;
      const reloaded = page.waitForEvent('load');
      await follow(page);
      await reloaded;
      await repair();
      expect(await isSameDocument(page)).toBe(false);
      await expect(page).toHaveURL(to.path);
      await expect(title(page)).toHaveText(to.h1);
    });
  });
});

test.describe('progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress [role="bar"]');

  /** A visit with a paused clock, whose next page doesn't arrive. */
  async function waitForNextPage(page: Page) {
    await page.clock.install();
    await page.addInitScript(() => {
      // The trickle adds a random amount; half of its maximum is 0.01.
      Math.random = () => 0.5;
    });
    await visit(page, from.path);
    const held = await holdScripts(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await follow(page);
    await expect(page).toHaveURL(to.path);
    return held;
  }

  test('[LOAD-7] the progress bar appears after 200 ms, not before', async ({page}) => {
    await waitForNextPage(page);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
  });

  test('[LOAD-7] the progress bar does not appear when the next page loads within 200 ms', async ({page}) => {
    const held = await waitForNextPage(page);
    await page.clock.runFor(199);
    held.release();
    await expect(title(page)).toHaveText(to.h1);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('[LOAD-8] the progress bar starts at 0.08, moves within 200 ms, and trickles every 800 ms', async ({page}) => {
    await waitForNextPage(page);
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%, 0px, 0px\).*transition: (?:all )?200ms/);
    await page.clock.runFor(799);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-91%/);
    await page.clock.runFor(800);
    await expect(bar(page)).toHaveAttribute('style', /translate3d\(-90%/);
  });

  test('[LOAD-9] the progress bar fills up and disappears when the next page is there', async ({page}) => {
    const held = await waitForNextPage(page);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(1);
    held.release();
    await expect(title(page)).toHaveText(to.h1);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });
});
