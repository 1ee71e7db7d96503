// What holds for every page. The pages come from the built sitemap, so new ones are tested without being listed. Each
// is opened once for all checks; those that need no browser (metadata, links, valid HTML) are in tests/output.
import {readFileSync} from 'node:fs';
import type {Page, Request, WebSocket} from '@playwright/test';
import {DomUtils, parseDocument} from 'htmlparser2';
import {pageTypes} from '../look/pageTypes';
import {colorViolations, violationsApartFromColors} from '../look/violations';
import {hydrate, isSameDocument, markDocument, visit} from './fixtures/hydrate';
import {address, basePath, builtFile, sitemapPaths} from './fixtures/site';
import {expect, testOfPages as test} from './fixtures/test';

const narrow = {width: 320, height: 640};
/** The phone begins in the mode that the desktop ends in: changing the mode restyles the whole page. */
const screens = {
  desktop: {size: {width: 1280, height: 800}, modes: ['light', 'dark']},
  phone: {size: {width: 390, height: 844}, modes: ['dark', 'light']},
} as const;

const ofTypes = pageTypes.map(({path}) => address(path));

/** Pages that readers see, but that aren't in the sitemap. */
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

/** What may scroll sideways: code, tables and diagrams, each in its own frame. */
const frames = '.code-block__pre, .screen__text, .table-scroll, .diagram__canvas';

/** A viewport of 320 px is also what a zoom of 400 % leaves of 1280 px: WCAG 1.4.10. */
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
  const scrolling = await page.evaluate(
    (allowed) =>
      [...document.querySelectorAll(`main *:not(${allowed})`)]
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
        .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
        .map((element) => element.outerHTML.slice(0, 120)),
    frames,
  );
  expect.soft(scrolling, 'scrolls sideways').toEqual([]);
}

/** Expects that a page has requested only static files of the site, and hasn't opened a socket. */
function expectStaticFiles(requests: readonly Request[], sockets: readonly WebSocket[], pathname: string): void {
  expect.soft(sockets.map((socket) => socket.url())).toEqual([]);
  expect.soft(requests.filter((request) => request.method() !== 'GET').map((request) => request.url())).toEqual([]);
  const isStatic = new RegExp(`^${basePath}/(?:assets|fonts|img|search)/`);
  const paths = requests.map((request) => new URL(request.url())).filter(({protocol}) => protocol !== 'data:');
  // None has another origin: the fixture would fail the test.
  expect.soft(paths.map((url) => url.pathname).filter((path) => path !== pathname && !isStatic.test(path))).toEqual([]);
}

/** Text styles whose contrast axe has already passed, on any page that this worker has tested. */
const checkedLooks = new Set<string>();

/**
 * Runs axe in both color modes, on desktop and phone: WCAG 2.2 AA and axe's best practices, without exceptions. What
 * shows only on one screen is navigation, which is the same on all pages of a type. So on the others, the rules that
 * depend on the width run only on the phone, where more scrolls and fingers need room, and the rest on the desktop.
 */
async function expectNoViolationsOnScreens(page: Page, pathname: string): Promise<void> {
  for (const [screen, {size, modes}] of Object.entries(screens)) {
    await page.setViewportSize(size);
    // What overflows now becomes a tab stop after the next paint.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const rules = ofTypes.includes(pathname) ? 'all' : screen === 'phone' ? 'layout' : 'content';
    // The modes differ only in colors. The label of the color mode button differs too: see `openedStates.spec.ts`.
    expect.soft(await violationsApartFromColors(page, rules), `axe on a ${screen}`).toEqual([]);
    for (const mode of modes) {
      expect.soft(await colorViolations(page, mode, checkedLooks), `colors on a ${screen}, ${mode}`).toEqual([]);
    }
  }
}

for (const pathname of [...sitemapPaths(), ...otherPages]) {
  const isNotFound = pathname.endsWith('/no-such-page');

  test.describe(pathname, () => {
    // Browsers report the status of the not-found page in the console.
    test.use({isConsoleNoisy: isNotFound});

    test(`[NET-1] ${pathname} logs nothing, requests static files of this site alone, has sound headings, fits 320 px, and axe finds no violation in light and dark mode, on phone and desktop`, async ({
      page,
    }) => {
      const requests: Request[] = [];
      const sockets: WebSocket[] = [];
      const noteRequest = (request: Request) => void requests.push(request);
      const noteSocket = (socket: WebSocket) => void sockets.push(socket);
      page.on('request', noteRequest).on('websocket', noteSocket);
      await page.emulateMedia({reducedMotion: 'reduce'});
      const response = await page.goto(pathname);
      expect(response?.status()).toBe(isNotFound ? 404 : 200);
      expect(new URL(page.url()).pathname).toBe(pathname);
      await expectSoundHeadings(page, 'before hydration');
      // A hydration error is a console message: the fixture fails the test.
      await hydrate(page);
      await expectSoundHeadings(page, 'after hydration');
      await expectNoViolationsOnScreens(page, pathname);
      await expectNoSidewaysScroll(page);
      page.off('request', noteRequest).off('websocket', noteSocket);
      expectStaticFiles(requests, sockets, pathname);
    });
  });
}

const textOf = (document: ReturnType<typeof parseDocument>, name: string): string =>
  DomUtils.textContent(DomUtils.getElementsByTagName(name, document, true, 1));

// React renders such a page from scratch, whereas hydration keeps what's in the document: only here do violations of
// the Trusted Types policy show up. The home page has no such policy, so the test starts elsewhere.
test('every page opens from another without a new document', async ({page}) => {
  const start = address('/docs/guides/cli');
  await visit(page, start);
  await markDocument(page);
  // What's drawn isn't compared. `display: none` isn't possible: the table of contents looks for elements with a height.
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden'));
  for (const pathname of sitemapPaths().filter((path) => path !== start)) {
    const html = parseDocument(readFileSync(builtFile(pathname) ?? '', 'utf8'));
    const [title, heading] = ['title', 'h1'].map((name) => textOf(html, name));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, pathname);
    const shown = () => page.evaluate(() => [document.title, document.querySelector('h1')?.textContent]);
    await expect.poll(shown, {message: pathname, intervals: [20]}).toEqual([title, heading]);
  }
  expect(await isSameDocument(page)).toBe(true);
});
