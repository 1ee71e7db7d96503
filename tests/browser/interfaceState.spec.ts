// States that a reader sets: color mode, announcement bar, mobile sidebar, navbar, preferred version.
import type {Locator, Page} from '@playwright/test';
import {announcementBar} from '../../config/themeConfig';
import {nextPage, usualPage} from './data/usualPages';
import {announceReactStart, codeIsLaidOut, hydrate, neverIdle, visit} from './fixtures/hydrate';
import {observedThemes, observeTheme} from './fixtures/paint';
import {address} from './fixtures/site';
import {store, stored} from './fixtures/storage';
import {expect, test as testAlone, testOfPages as test} from './fixtures/test';
import {words} from './fixtures/words';

const longPage = address('/docs/guides/cli');
const guide = usualPage.path;

function html(page: Page): Locator {
  return page.locator('html');
}

function toggle(page: Page): Locator {
  const anyMode = new RegExp(words('theme.colorToggle.ariaLabel').replace(/\(.*/, ''));
  return page.getByRole('navigation', {name: words('theme.NavBar.navAriaLabel')}).getByRole('button', {name: anyMode});
}

function pageColor(page: Page): Promise<string> {
  return html(page).evaluate((root) => getComputedStyle(root).backgroundColor);
}

test.describe('color mode', () => {
  test('[MODE-1] the site is light by default', async ({page}) => {
    await page.emulateMedia({colorScheme: null});
    await page.goto(guide);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await hydrate(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('[MODE-2] the color mode follows the system, also while the page is open', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(page, guide);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const dark = await pageColor(page);
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await pageColor(page)).not.toBe(dark);
  });

  test('[MODE-2] the color mode follows the system before hydration', async ({page}) => {
    await page.goto(guide);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await hydrate(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('[MODE-3] the button cycles through light, dark and system, and local storage keeps the choice', async ({
    page,
  }) => {
    await visit(page, guide);
    for (const {choice, theme, kept} of [
      {choice: 'light', theme: 'light', kept: 'light'},
      {choice: 'dark', theme: 'dark', kept: 'dark'},
      {choice: 'system', theme: 'light', kept: null},
      {choice: 'light', theme: 'light', kept: 'light'},
    ]) {
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
      await expect(html(page)).toHaveAttribute('data-theme', theme);
      expect(await stored(page, 'theme')).toBe(kept);
    }
  });

  testAlone('[MODE-3] a click while React starts counts: the next click goes on from it', async ({page}) => {
    await announceReactStart(page);
    await page.addInitScript(() => {
      addEventListener('react-starts', () => document.querySelector<HTMLElement>('[data-color-mode-toggle]')?.click());
    });
    await visit(page, guide);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
  });

  test('[MODE-5] a chosen color mode holds on the next visit and has priority over the system', async ({page}) => {
    await visit(page, guide);
    await toggle(page).click();
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
    await visit(page, address('/blog'));
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(words('theme.colorToggle.ariaLabel.mode.dark')));
  });

  testAlone(
    '[MODE-5] a color mode that is chosen in one tab holds in another that is not hydrated',
    async ({page, context}) => {
      await neverIdle(page);
      await page.goto(guide);
      const other = await context.newPage();
      await visit(other, guide);
      await toggle(other).click();
      await toggle(other).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
      await other.getByRole('button', {name: 'Close announcement', exact: true}).click();
      await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    },
  );

  for (const {kept, system} of [
    {kept: 'dark', system: 'light'},
    {kept: 'light', system: 'dark'},
  ] as const) {
    testAlone(
      `[MODE-6] ${kept} is set before the first paint and never changes on a ${system} system`,
      async ({page}) => {
        await page.emulateMedia({colorScheme: system});
        await page.goto(guide);
        await store(page, 'theme', kept);
        await observeTheme(page);
        await visit(page, guide);
        expect(await observedThemes(page)).toEqual({atBody: kept, all: [kept]});
      },
    );
  }
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.locator('.theme-announcement-bar');
  const close = (page: Page) => page.getByRole('button', {name: 'Close announcement', exact: true});

  test('[ANN-2] the announcement bar stays until it is dismissed, and then stays away on other pages', async ({
    page,
  }) => {
    await visit(page, guide);
    await expect(bar(page)).toBeVisible();
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('.navbar__brand')).toBeFocused();
    await page.goto(address('/blog'));
    await expect(bar(page)).toBeHidden();
    await hydrate(page);
    await expect(bar(page)).toBeHidden();
  });

  test('[ANN-3] the announcement bar comes back when its id has changed', async ({page}) => {
    await visit(page, guide);
    await expect.poll(() => stored(page, 'docusaurus.announcement.id')).toBe(announcementBar.id);
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    await store(page, 'docusaurus.announcement.id', 'an-earlier-one');
    await visit(page, guide);
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => stored(page, 'docusaurus.announcement.id')).toBe(announcementBar.id);
  });
});

test.describe('mobile sidebar', () => {
  const open = (page: Page) =>
    page.getByRole('button', {name: words('theme.docs.sidebar.toggleSidebarButtonAriaLabel')});
  const close = (page: Page) =>
    page.getByRole('button', {name: words('theme.docs.sidebar.closeSidebarButtonAriaLabel')});

  test.use({viewport: {width: 700, height: 800}});

  test('[MENU-1] the mobile sidebar is hidden until its button opens it, and has a button to close it', async ({
    page,
  }) => {
    await visit(page, guide);
    await expect(close(page)).not.toBeInViewport();
    await open(page).click();
    await expect(close(page)).toBeInViewport();
    await expect(page.getByRole('link', {name: nextPage.h1}).first()).toBeInViewport();
    await close(page).click();
    await expect(close(page)).not.toBeInViewport();
  });

  test('[MENU-1] the page stays where it is when the mobile sidebar opens and closes', async ({page}) => {
    await visit(page, longPage);
    await codeIsLaidOut(page);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2900);
    await open(page).evaluate((button: HTMLElement) => button.click());
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(2900);
  });

  test('[MENU-2] the mobile sidebar closes when a link in it is followed', async ({page}) => {
    await visit(page, guide);
    await open(page).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: nextPage.h1}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(nextPage.h1);
    await expect(close(page)).not.toBeInViewport();
  });

  test('[MENU-2] the mobile sidebar closes when a result of the search is followed', async ({page}) => {
    await visit(page, guide);
    await open(page).click();
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('web playground');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
    await page.getByRole('combobox', {name: 'Search'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(usualPage.h1);
    await expect(close(page)).not.toBeInViewport();
    await expect(page.locator('[inert] main')).toHaveCount(0);
  });

  test('[MENU-1] Escape closes the search above the mobile sidebar, and then the sidebar', async ({page}) => {
    await visit(page, guide);
    await open(page).click();
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeHidden();
    await expect(close(page)).toBeInViewport();
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(close(page)).not.toBeInViewport();
  });

  test('[MENU-4] the mobile sidebar opens at the entry of the page', async ({page}) => {
    await page.setViewportSize({width: 700, height: 400});
    await visit(page, address('/docs/architecture/overview'));
    await open(page).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.locator('.navbar-sidebar__item:not([inert]) [aria-current="page"]').last()).toBeInViewport();
    expect(await sidebar.evaluate(({scrollLeft}) => scrollLeft)).toBe(0);
  });

  test('[MENU-4] the way back to the main menu takes the focus along', async ({page}) => {
    await visit(page, guide);
    await open(page).click();
    await page.locator('.navbar-sidebar__back').press('Enter');
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
  });

  test('[MENU-3] the mobile sidebar closes when the window becomes as wide as a desktop, and stays closed', async ({
    page,
  }) => {
    await visit(page, guide);
    await open(page).click();
    await expect(close(page)).toBeInViewport();
    await page.setViewportSize({width: 996, height: 800});
    await expect(close(page)).not.toBeInViewport();
    await page.setViewportSize({width: 700, height: 800});
    await expect(open(page)).toBeVisible();
    await expect(close(page)).not.toBeInViewport();
  });
});

test('[NAV-6] the navbar hides on scrolling down and comes back on scrolling up', async ({page}) => {
  await visit(page, longPage);
  const navbar = page.getByRole('navigation', {name: words('theme.NavBar.navAriaLabel'), exact: true});
  const wheel = async (distance: number) => {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  };
  await page.mouse.move(640, 500);
  await expect(navbar).toBeInViewport();
  await wheel(500);
  await wheel(500);
  await expect(navbar).not.toBeInViewport();
  await wheel(-300);
  await expect(navbar).toBeInViewport();
});

test.describe('preferred version', () => {
  for (const {name, path, key} of [
    {name: 'the docs', path: guide, key: 'docs-preferred-version-default'},
    {name: 'the API reference', path: address('/api/events'), key: 'docs-preferred-version-api'},
  ]) {
    test(`[VERSION-2] local storage keeps the preferred version of ${name} after a visit`, async ({page}) => {
      await visit(page, path);
      await expect.poll(() => stored(page, key)).toBe('current');
      await visit(page, address('/'));
      expect(await stored(page, key)).toBe('current');
    });

    test(`[VERSION-3] a preferred version of ${name} that no longer exists is forgotten`, async ({page}) => {
      await page.goto(address('/'));
      await store(page, key, 'gone');
      await visit(page, address('/'));
      await expect.poll(() => stored(page, key)).not.toBe('gone');
    });
  }
});
