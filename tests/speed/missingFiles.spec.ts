// A page whose scripts don't load stays readable, and hydrates as soon as they do.
import type {Page} from '@playwright/test';
import {nextPage, usualPage} from '../browser/data/usualPages';
import {isSameDocument, markDocument, movePointer} from '../browser/fixtures/hydrate';
import {failScripts, isScript, scriptRequests} from '../browser/fixtures/network';
import {address, contentScript} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

const guide = usualPage.path;
const fullStyleSheet = 'link[rel="stylesheet"]';

test.use({isConsoleNoisy: true});

function hasHydrated(page: Page) {
  return expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Moves the pointer, as a reader would, until the page is hydrated. */
function moveUntilHydrated(page: Page): Promise<void> {
  let step = 0;
  return expect(async () => {
    step += 10;
    await movePointer(page, step, 200);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 500});
  }).toPass();
}

test.describe('hydration script that does not load', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a page without the hydration script is readable, its menu and details open, and its links work', async ({
    page,
  }) => {
    await page.route('**/assets/hydration.*', (route) => route.abort());
    const scripts = scriptRequests(page);
    await page.goto(guide);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.locator('main details summary').first().click();
    await expect(page.locator('main details').first()).toHaveAttribute('open', '');
    await page.locator('a.navbar__toggle').click();
    await page.locator('#site-menu').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL(address('/blog'));
    expect(scripts).toEqual([]);
  });
});

test.describe('bundle that does not load', () => {
  test('the next interaction tries to load the bundle again', async ({page}) => {
    const failed = page.waitForEvent('requestfailed', isScript);
    const repair = await failScripts(page);
    await page.goto(guide);
    await movePointer(page, 200, 200);
    await failed;
    await repair();
    await moveUntilHydrated(page);
  });

  test('scripts that loaded are not requested again', async ({page}) => {
    const failed = page.waitForEvent('requestfailed', isScript);
    const repair = await failScripts(page, (request) => request.url().includes('main.'));
    await page.goto(guide);
    await movePointer(page, 200, 200);
    await failed;
    await repair();
    const scripts = scriptRequests(page);
    await moveUntilHydrated(page);
    expect(scripts.filter((url) => url.includes('framework.'))).toEqual([]);
    await expect(page.locator(fullStyleSheet)).toHaveCount(1);
  });

  test('hydration is given up after three attempts, also on an idle page, and reported once', async ({page}) => {
    await page.clock.install();
    await failScripts(page);
    await page.goto(guide);
    const failures = scriptRequests(page);
    const message = page.getByRole('alert');
    let sign = 0;
    await expect(async () => {
      sign += 1;
      await movePointer(page, 200 + sign, 200);
      await expect(message).toHaveCount(1, {timeout: 200});
    }).toPass();
    await movePointer(page, 100, 100);
    await page.clock.runFor(20_000);
    await page.waitForTimeout(200);
    const mainRequests = failures.filter((url) => url.includes('main.') && !url.includes('runtime'));
    expect(mainRequests).toHaveLength(3);
    await expect(message).toHaveCount(1);
  });

  test('the next interaction tries to load a missing script of the page again', async ({page}) => {
    // Twice: the bundle itself retries a script once.
    let failures = 2;
    const routeScript = contentScript(usualPage.source);
    await failScripts(page, (request) => request.url().endsWith(routeScript) && failures-- > 0);
    await page.goto(guide);
    await moveUntilHydrated(page);
  });

  test('[ERR-3] the page reports a bundle that does not load, and "Retry" tries again', async ({page}) => {
    const repair = await failScripts(page);
    await page.goto(guide);
    await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
    const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
    let moves = 0;
    await expect(async () => {
      moves += 1;
      await movePointer(page, 200, 200 + moves);
      await expect(retry).toBeVisible({timeout: 200});
    }).toPass();
    await expect(page.getByText('Some controls on this page did not load.')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await retry.click();
    await expect(retry).toBeVisible();
    await repair();
    await retry.click();
    await hasHydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // What the reader had asked for in the meantime.
    await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
  });

  test('a page is not hydrated until its full style sheet has loaded', async ({page}) => {
    const sheet = '**/assets/css/styles.*';
    await page.route(sheet, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await page.goto(guide);
    await movePointer(page, 200, 200);
    await failed;
    await expect(page.locator('style[data-critical-css]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.unroute(sheet);
    await moveUntilHydrated(page);
    await markDocument(page);
    await page.locator(`a[href="${nextPage.path}"]:visible`).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(nextPage.h1);
    expect(await isSameDocument(page)).toBe(true);
  });
});
