// Section 8 of the specification, the error catalogue: each fault is provoked first, then its answer is expected.
// Rows about the build (missing names, broken links and anchors) are in tests/build.
import {readFileSync} from 'node:fs';
import type {Page, Request} from '@playwright/test';
import {awake, isSameDocument, markDocument, visit} from './fixtures/awake';
import {crashPages} from './fixtures/crash';
import {failScripts, holdScripts, isScript} from './fixtures/network';
import {address, builtFile, contentScript} from './fixtures/site';
import {blockStorage} from './fixtures/storage';
import {expect, test} from './fixtures/test';
import {words} from './fixtures/words';

const from = {path: address('/docs/guides/cli'), h1: 'CLI Guide'};
const to = {path: address('/docs/guides/web-playground'), h1: 'Web playground'};

const bannerText = 'Your Docusaurus site did not load properly.';

function follow(page: Page): Promise<void> {
  return page.locator(`a[href="${to.path}"]:visible`).first().press('Enter');
}

test.describe('[§8 Page crash]', () => {
  test.use({isConsoleNoisy: true});

  test('shows "This page crashed." with the site around it, and "Try again" recovers', async ({page}) => {
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
      window.isPageMended = true;
    });
    await tryAgain.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(to.h1);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('[§8 Lazy chunk fails to load]', () => {
  test.use({isConsoleNoisy: true});

  /**
   * A page is loaded lazily when React starts under an address that is not yet normalised: the page's chunk is then
   * not known beforehand. The document's address becomes that of another page, so that its own chunks do not help.
   */
  async function startLazily(page: Page): Promise<void> {
    await page.goto(from.path);
    await page.evaluate((path) => history.replaceState(null, '', `${path}.html`), to.path);
  }

  const isScriptOf = (file: string) => (request: Request) => request.url().endsWith(contentScript(file));
  const isContent = isScriptOf('content/docs/guides/web-playground.md');

  test('shows the error with a "Retry" button, and the button loads the page', async ({page}) => {
    await startLazily(page);
    const repair = await failScripts(page, isContent);
    await page.mouse.move(1, 1);
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await expect(page.getByText(/ChunkLoadError|Loading chunk/)).toBeVisible();
    await repair();
    await retry.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(to.h1);
  });

  test('where React is not there yet, too: the page reads on, and "Retry" brings React', async ({page}) => {
    const repair = await failScripts(page, isScriptOf('content/docs/guides/cli.md'));
    await page.goto(from.path);
    const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
    await expect(async () => {
      await page.mouse.move(1, 100 * Math.random());
      await expect(retry).toBeVisible({timeout: 200});
    }).toPass({timeout: 10_000});
    await expect(page.getByText('Some controls of this page did not load.')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(from.h1);
    await repair();
    await retry.click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('[§9 Lazy-loader delay] the loader appears after 200 ms, not before', async ({page}) => {
    await page.clock.install();
    await startLazily(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const held = await holdScripts(page, isContent);
    await page.mouse.move(1, 1);
    const loader = page.locator('#loader');
    // React is there when it has taken the text away, whose chunk it waits for.
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

test.describe('[§8 Navigation preload fails]', () => {
  test.use({isConsoleNoisy: true});

  test('the browser loads the page in full, at its own address', async ({page}) => {
    await visit(page, from.path);
    await markDocument(page);
    const repair = await failScripts(page, isScript);
    const loaded = page.waitForEvent('load');
    await follow(page);
    await loaded;
    await repair();
    await awake(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page).toHaveURL(to.path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(to.h1);
  });
});

test.describe('[§8 Wrong base URL]', () => {
  test.use({isConsoleNoisy: true});

  test('a banner says that the site did not load properly, and suggests the base', async ({page}) => {
    const home = readFileSync(builtFile(address('/')) ?? '', 'utf8');
    await page.route('**/elsewhere/', (route) => route.fulfill({body: home, contentType: 'text/html; charset=utf-8'}));
    await page.route(`**${address('/')}**`, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/elsewhere/');
    await expect(page.getByText(bannerText)).toBeVisible();
    await expect(page.getByText('/elsewhere/', {exact: true})).toBeVisible();
  });
});

test('[§8 Wrong base URL] no banner where the base is right, before and after React is there', async ({page}) => {
  await page.goto(address('/'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(bannerText)).toHaveCount(0);
  await awake(page);
  await expect(page.getByText(bannerText)).toHaveCount(0);
});

test.describe('[§8 Local storage unavailable]', () => {
  const toggle = (page: Page) => page.getByRole('button', {name: /\(currently/});

  test('pages work, choices hold for the visit, and the console stays empty', async ({page}) => {
    await blockStorage(page);
    await visit(page, from.path);
    const html = page.locator('html');
    await toggle(page).click();
    await toggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('button', {name: words('theme.AnnouncementBar.closeButtonAriaLabel'), exact: true}).click();
    await expect(page.getByText('Like Saiki?')).toBeHidden();

    await follow(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(to.h1);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByText('Like Saiki?')).toBeHidden();

    // Another part of the site has a frame of its own, which asks storage anew.
    const blog = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Blog'});
    await blog.click();
    await expect(page).toHaveURL(address('/blog'));
    await expect(page.getByText('Like Saiki?')).toBeHidden();
  });

  test('a choice made before React is there holds too', async ({page}) => {
    await blockStorage(page);
    await page.goto(from.path);
    const toggleBeforeReact = page.getByRole('button', {name: /\(currently/});
    await toggleBeforeReact.evaluate((button: HTMLButtonElement) => button.click());
    await toggleBeforeReact.evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await awake(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('nothing is kept: the next visit starts anew', async ({page}) => {
    await blockStorage(page);
    await visit(page, from.path);
    await toggle(page).click();
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('[§8 Unmatched path]', () => {
  test.use({isConsoleNoisy: true});

  test('shows the not-found page, still there once React is', async ({page}) => {
    const response = await page.goto(address('/docs/no-such-page'));
    expect(response?.status()).toBe(404);
    const title = page.getByRole('heading', {level: 1, name: words('theme.NotFound.title')});
    await expect(title).toBeVisible();
    await awake(page);
    await expect(title).toBeVisible();
  });
});
