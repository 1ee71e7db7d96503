// Errors that readers can run into: each test provokes one first. Build errors (ERR-7 to ERR-10) are in tests/build.
import {readFileSync} from 'node:fs';
import type {Page, Request} from '@playwright/test';
import {nextPage as to, usualPage as from} from './data/usualPages';
import {hydrate, isSameDocument, markDocument, movePointer, neverIdle, visit} from './fixtures/hydrate';
import {crashPages} from './fixtures/crash';
import {failScripts, holdScripts} from './fixtures/network';
import {address, builtFile, contentScript} from './fixtures/site';
import {blockStorage} from './fixtures/storage';
import {expect, test, testOfPages} from './fixtures/test';

const bannerText = 'Your Docusaurus site did not load properly.';

function follow(page: Page): Promise<void> {
  return page.locator(`a[href="${to.path}"]:visible`).first().press('Enter');
}

test.describe('page crash', () => {
  test.use({isConsoleNoisy: true});

  test('[ERR-1] a crash shows "This page crashed." with the site around it, and "Try again" recovers', async ({
    page,
  }) => {
    await visit(page, from.path);
    await markDocument(page);
    await crashPages(page);
    await follow(page);
    await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByText('Provoked by a test.')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const tryAgain = page.getByRole('button', {name: 'Try again'});
    await tryAgain.click();
    await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();

    await page.evaluate(() => {
      window.isPageFixed = true;
    });
    await tryAgain.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(to.h1);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('[ERR-16] when the search crashes, it says so, and the page stays', async ({page}) => {
    await neverIdle(page);
    // A route before the first request: the first one of an open page lets some requests pass.
    await failScripts(page, () => false);
    await visit(page, from.path);
    await crashPages(page);
    await page.keyboard.press('/');
    await page.keyboard.type('docker');
    await expect(page.getByRole('alert')).toContainText('The search crashed.');
    await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveText(from.h1);
    await page.evaluate(() => {
      window.isPageFixed = true;
    });
    await page.getByRole('dialog').getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('option').first()).toContainText('Docker');
  });
});

test.describe('script that does not load', () => {
  test.use({isConsoleNoisy: true});

  /**
   * Makes React load the page's chunk lazily, which it does at an address that isn't normalized. The address becomes
   * that of another page, so that the document's own chunks don't help.
   */
  async function startLazily(page: Page): Promise<void> {
    await page.goto(from.path);
    await page.evaluate((path) => history.replaceState(null, '', `${path}.html`), to.path);
  }

  const script = contentScript(to.source);
  const isContent = (request: Request) => request.url().endsWith(script);

  test('[ERR-2] a page whose script does not load shows the error, and "Retry" loads the page', async ({page}) => {
    const repair = await failScripts(page, isContent);
    await startLazily(page);
    await movePointer(page, 1, 1);
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await expect(page.getByText(/ChunkLoadError|Loading chunk/)).toBeVisible();
    await repair();
    await retry.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(to.h1);
  });

  test('[LOAD-10] the loader of a lazily loaded page appears after 200 ms, not before', async ({page}) => {
    await page.clock.install();
    await startLazily(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const held = await holdScripts(page, isContent);
    await movePointer(page, 1, 1);
    // Hydration starts in its own task.
    await page.clock.runFor(1);
    const loader = page.locator('#loader');
    // React has started once it has removed the text whose chunk it's waiting for.
    await expect(page.getByRole('heading', {level: 1, name: from.h1})).toBeHidden();
    await page.clock.runFor(199);
    await expect(loader).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(loader).toHaveCount(1);
    held.release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(to.h1);
    await expect(loader).toHaveCount(0);
  });
});

test.describe('wrong base URL', () => {
  test.use({isConsoleNoisy: true});

  test('[ERR-5] a wrong base URL shows a banner that suggests the right one', async ({page}) => {
    const home = readFileSync(builtFile(address('/')) ?? '', 'utf8');
    await page.route('**/elsewhere/', (route) => route.fulfill({body: home, contentType: 'text/html; charset=utf-8'}));
    await page.route(`**${address('/')}**`, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/elsewhere/');
    await expect(page.getByText(bannerText)).toBeVisible();
    await expect(page.getByText('/elsewhere/', {exact: true})).toBeVisible();
  });
});

testOfPages('[ERR-6] the right base URL shows no banner, before and after hydration', async ({page}) => {
  await page.goto(address('/'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(bannerText)).toHaveCount(0);
  await hydrate(page);
  await expect(page.getByText(bannerText)).toHaveCount(0);
});

test.describe('blocked local storage', () => {
  const toggle = (page: Page) => page.getByRole('button', {name: /\(currently/});

  test('[STORE-1] without local storage pages work, choices hold for the visit, and the console is empty', async ({
    page,
  }) => {
    await blockStorage(page);
    await visit(page, from.path);
    const html = page.locator('html');
    await toggle(page).click();
    await toggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('button', {name: 'Close announcement', exact: true}).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();

    await follow(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(to.h1);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();

    // Another part of the site has its own layout component, which reads storage again.
    const blog = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Blog'});
    await blog.click();
    await expect(page).toHaveURL(address('/blog'));
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });

  test('[STORE-2] without local storage a choice made before hydration is still there after it', async ({page}) => {
    await blockStorage(page);
    await page.goto(from.path);
    const toggleBeforeReact = page.getByRole('button', {name: /\(currently/});
    await toggleBeforeReact.evaluate((button: HTMLButtonElement) => button.click());
    await toggleBeforeReact.evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('[STORE-3] without local storage the next visit starts with the defaults', async ({page}) => {
    await blockStorage(page);
    await visit(page, from.path);
    await toggle(page).click();
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
