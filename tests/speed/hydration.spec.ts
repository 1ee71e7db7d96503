// React starts at the reader's first interaction, once, and handles what the reader did before.
import type {Page} from '@playwright/test';
import {hydrate, movePointer, neverIdle} from '../browser/fixtures/hydrate';
import {holdScripts, pretendConnection, scriptRequests} from '../browser/fixtures/network';
import {layoutShift, observeLayoutShifts} from '../browser/fixtures/paint';
import {address} from '../browser/fixtures/site';
import {storeAhead, stored} from '../browser/fixtures/storage';
import {expect, test} from '../browser/fixtures/test';
import {pageTypes} from './fixtures/pages';

const guide = address('/docs/guides/cli');
const fullStyleSheet = 'link[rel="stylesheet"]';
const nextPage = {path: address('/docs/guides/web-playground'), h1: 'Web playground'};

function hasHydrated(page: Page) {
  return expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test.describe('start of hydration', () => {
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    'a move of the pointer': (page) => movePointer(page, 200, 200),
    'a turn of the wheel': (page) => page.mouse.wheel(0, 100),
    'a key press': (page) => page.keyboard.press('Shift'),
    'a change of focus': (page) => page.locator('.navbar__brand').focus(),
    'a touch': (page) => page.evaluate(() => window.dispatchEvent(new Event('touchstart'))),
  };

  for (const [sign, give] of Object.entries(signs)) {
    test(`${sign} starts hydration`, async ({page}) => {
      const scripts = scriptRequests(page);
      await page.goto(guide);
      expect(scripts).toEqual([]);
      await give(page);
      await hasHydrated(page);
    });
  }

  test('a pointer that rests where the page appears does not start hydration', async ({page}) => {
    await neverIdle(page);
    await page.clock.install();
    const scripts = scriptRequests(page);
    await page.goto(guide);
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 0})));
    await page.clock.runFor(1000);
    expect(scripts).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 1})));
    await hasHydrated(page);
  });

  test('scrolling by the browser, to an anchor, does not start hydration', async ({page}) => {
    await neverIdle(page);
    const scripts = scriptRequests(page);
    await page.goto(`${guide}#flags`);
    await page.waitForFunction(() => scrollY > 0);
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await hydrate(page);
  });

  test('hydration starts after eight idle seconds', async ({page}) => {
    // The clock is paused, however long the page takes to load.
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    const scripts = scriptRequests(page);
    await page.goto(guide);
    await page.clock.runFor(7_900);
    expect(scripts).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.clock.resume();
    await hasHydrated(page);
  });

  for (const [name, connection] of Object.entries({
    'data saver': {saveData: true, effectiveType: '4g'},
    '2g': {saveData: false, effectiveType: '2g'},
    'slow 2g': {saveData: false, effectiveType: 'slow-2g'},
  })) {
    test(`hydration waits for an interaction on a connection with ${name}`, async ({page}) => {
      await pretendConnection(page, connection);
      await page.clock.install();
      const scripts = scriptRequests(page);
      await page.goto(guide);
      await page.clock.runFor(60_000);
      expect(scripts).toEqual([]);
      await movePointer(page, 200, 200);
      await hasHydrated(page);
    });
  }

  test('hydration starts once, however many interactions there are', async ({page}) => {
    const held = await holdScripts(page);
    const scripts = scriptRequests(page);
    await page.goto(guide);
    await movePointer(page, 200, 200);
    await page.keyboard.press('Shift');
    await page.mouse.wheel(0, 100);
    held.release();
    await hasHydrated(page);
    expect(scripts).toHaveLength(new Set(scripts).size);
  });

  test('a hydrated page has the full style sheet after its critical CSS', async ({page}) => {
    await page.goto(guide);
    await hydrate(page);
    await expect(page.locator(`style[data-critical-css] ~ ${fullStyleSheet}`)).toHaveCount(1);
  });

  // On a wide screen, this is part of budgets.spec.ts.
  for (const [type, route] of Object.entries(pageTypes)) {
    test(`hydration moves nothing on the ${type} on a phone`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await observeLayoutShifts(page);
      await page.goto(address(route));
      await page.evaluate(() => document.fonts.ready);
      const before = await layoutShift(page);
      await hydrate(page);
      expect(await layoutShift(page)).toBe(before);
    });
  }
});

test.describe('interactions before hydration', () => {
  test('a click on a button before hydration is replayed once', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(guide);
    const hide = page.getByRole('button', {name: 'Collapse sidebar', exact: true});
    await hide.click();
    // The second click is impatience: it must not reopen the sidebar.
    await hide.click();
    held.release();
    await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
  });

  test('clicks on two buttons before hydration are both replayed', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(guide);
    await page.getByRole('button', {name: 'Close announcement', exact: true}).click();
    await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
    held.release();
    await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  });

  test('a click on a tab before hydration is replayed', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(address('/docs/getting-started/quickstart'));
    const tab = page.getByRole('tab', {name: 'PowerShell'}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    held.release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('a click on the copy button before hydration copies at once, and hydration confirms it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const held = await holdScripts(page);
    await page.goto(guide);
    const block = page.locator('figure', {has: page.locator('[data-copy-code]')}).first();
    const sample = await block.locator('code').evaluate((code) => code.textContent);
    await block.locator('[data-copy-code]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(sample);
    // As in Safari long after the click.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('too late'));
    });
    held.release();
    await expect(block.locator('[data-copy-code]')).toHaveText('Copied');
    await expect(block.locator('[data-copy-code]')).not.toHaveAttribute('data-copied');
  });

  test('a copy that outlasts hydration does not pass for a later one', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(guide);
    await page.evaluate(() => {
      const {dataset} = document.documentElement;
      let copies = 0;
      navigator.clipboard.writeText = () => {
        copies += 1;
        dataset.copies = String(copies);
        return copies > 1 ? Promise.resolve() : new Promise((done) => addEventListener('slow-copy', () => done()));
      };
    });
    const copy = page.locator('[data-copy-code]').first();
    await copy.click();
    held.release();
    await expect(copy).toHaveText('Copied');
    await page.evaluate(() => dispatchEvent(new Event('slow-copy')));
    await expect(copy).toHaveText('Copy');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(page.locator('html')).toHaveAttribute('data-copies', '3');
    await expect(copy).not.toHaveAttribute('data-copied');
  });

  test('the skip link leads to the content, past the sidebar, before hydration too', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(address('/docs/guides/cli'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();
    const first = page.getByRole('main').locator('a, button, summary, [tabindex]').first();
    await expect(first).toBeFocused();
    held.release();
    await hasHydrated(page);
    await expect(first).toBeFocused();
    await expect(page).not.toHaveURL(/#/);
  });

  test('a link is followed at once before hydration', async ({page}) => {
    await holdScripts(page);
    await page.goto(guide);
    await page.locator(`a[href="${nextPage.path}"]:visible`).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(nextPage.h1);
  });

  test('the color mode changes at once before hydration, and stays', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(guide);
    await page.locator('[data-color-mode-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator('[data-color-mode-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    held.release();
    await hasHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('[data-color-mode-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  });

  test('before hydration the button says which color mode was chosen earlier', async ({page}) => {
    await storeAhead(page, 'theme', 'dark');
    await page.goto(guide);
    const button = page.locator('[data-color-mode-toggle]');
    const name = 'Switch between dark and light mode (currently dark mode)';
    await expect(button).toHaveAccessibleName(name);
    await button.click();
    await expect(button).toHaveAccessibleName(name.replace('dark mode)', 'system mode)'));
    await hasHydrated(page);
    await expect(button).toHaveAccessibleName(name.replace('dark mode)', 'system mode)'));
  });

  test('hydration keeps the focus', async ({page}) => {
    await page.goto(guide);
    const link = page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link', {name: 'Blog'});
    await link.focus();
    await hasHydrated(page);
    await expect(link).toBeFocused();
  });

  test('hydration keeps details open', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const held = await holdScripts(page);
    await page.goto(guide);
    const contents = page.locator('main details').first();
    await contents.locator('summary').click();
    held.release();
    await hasHydrated(page);
    await expect(contents).toHaveAttribute('open', '');
  });
});

test('scripts before hydration add one global name, which Docusaurus needs', async ({page}) => {
  const namesOf = () => page.evaluate(() => Object.keys(window));
  await page.goto(guide);
  const names = await namesOf();
  await page.route('**/empty', (route) => route.fulfill({body: '', contentType: 'text/html'}));
  await page.goto('/empty');
  const usual = await namesOf();
  expect(names.filter((name) => !usual.includes(name))).toEqual(['docusaurus']);
});
