// What holds for every page. The built sitemap names them, so a new page is tested without touching a list. Each page is
// opened once for all of it; what needs no browser (metadata, links, valid HTML) is in tests/output.
import type {Page} from '@playwright/test';
import {pageTypes} from '../look/pageTypes';
import {violations, type Question} from '../look/violations';
import {hydrate} from './fixtures/hydrate';
import {address, sitemapPaths} from './fixtures/site';
import {expect, testOfPages as test} from './fixtures/test';

const narrow = {width: 320, height: 640};
const screens = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

/** Pages that readers see and no sitemap names. */
const otherPages = [address('/kitchen-sink'), address('/no-such-page')];

/** Expects one visible `h1`, and no visible heading more than one level below the heading before it. */
async function expectSoundHeadings(page: Page, when: string): Promise<void> {
  const headings = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({level: Number(element.tagName.slice(1)), text: element.textContent})),
    );
  expect
    .soft(
      headings.filter(({level}) => level === 1),
      `h1 ${when}`,
    )
    .toHaveLength(1);
  const skips = headings.filter(({level}, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  expect.soft(skips, `headings that skip a level ${when}`).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  const tooWide = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const outside = [...document.querySelectorAll('main *')].filter((element) => {
      return (
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !element.closest('pre, table, figure, svg, .navbar-sidebar')
      );
    });
    return scrollWidth > clientWidth ? {scrollWidth, first: outside[0]?.outerHTML.slice(0, 200)} : undefined;
  });
  expect.soft(tooWide, 'wider than a screen of 320 px').toBeUndefined();
}

/**
 * Runs axe on phone and desktop, in both color modes: WCAG 2.2 AA and axe's best practices, without exceptions. Colors take
 * axe longest, and they don't differ between screens: on a phone, and around the content in dark mode, they are looked at
 * on one page of each type.
 */
async function expectNoViolations(page: Page, pathname: string): Promise<void> {
  const isExample = pageTypes.some(({path}) => address(path) === pathname);
  const look = async (screen: keyof typeof screens, colorScheme: 'light' | 'dark', question: Question) => {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await violations(page, question), `axe on a ${screen}, ${colorScheme}`).toEqual([]);
  };
  await look('desktop', 'light', {rules: 'all'});
  await look('phone', 'light', {rules: isExample ? 'all' : 'others'});
  // The button of the color mode has another name in dark mode; `openedStates.spec.ts` looks at it.
  await look('desktop', 'dark', {rules: 'colors', within: isExample ? undefined : 'main'});
  if (isExample) await look('phone', 'dark', {rules: 'colors'});
}

for (const pathname of [...sitemapPaths(), ...otherPages]) {
  const isNotFound = pathname.endsWith('/no-such-page');

  test.describe(pathname, () => {
    // Browsers report the status of the not-found page in the console.
    test.use({isConsoleNoisy: isNotFound});

    test(`${pathname} logs nothing, requests nothing elsewhere, has sound headings, fits 320 px, and axe finds no violation in light and dark mode, on phone and desktop`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      const response = await page.goto(pathname);
      expect(response?.status()).toBe(isNotFound ? 404 : 200);
      expect(new URL(page.url()).pathname).toBe(pathname);
      await expectSoundHeadings(page, 'before hydration');
      // A hydration error is a console message: the fixture fails the test.
      await hydrate(page);
      await expectSoundHeadings(page, 'after hydration');
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page, pathname);
    });
  });
}
