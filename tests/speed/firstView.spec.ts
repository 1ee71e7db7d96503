// The first view is one document with its own styles. The whole style sheet, which comes later, changes nothing of it.
import {readFileSync} from 'node:fs';
import type {CDPSession, Page} from '@playwright/test';
import {pretendConnection} from '../browser/fixtures/network';
import {address, builtFile, sitemapPaths} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';
import {pageTypes} from './fixtures/pages';
import {forceEveryState, styleDifferences, styleSnapshot, type StyleSnapshot} from './fixtures/styleSnapshot';

/** Sizes and modes that style sheets ask for. */
const surroundings = {
  'wide screen, light': {size: {width: 1280, height: 800}, media: {colorScheme: 'light'}},
  'very wide screen, dark': {size: {width: 1600, height: 900}, media: {colorScheme: 'dark'}},
  'phone, dark': {size: {width: 390, height: 844}, media: {colorScheme: 'dark'}},
  'small phone, light': {size: {width: 320, height: 640}, media: {colorScheme: 'light'}},
  'forced colours': {size: {width: 1280, height: 800}, media: {forcedColors: 'active'}},
  'reduced motion': {size: {width: 1280, height: 800}, media: {reducedMotion: 'reduce'}},
  print: {size: {width: 800, height: 1100}, media: {media: 'print'}},
} as const;

const usualMedia = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;

/** Shows the page as in one of the {@link surroundings}. */
async function surround(page: Page, {size, media}: (typeof surroundings)[Surrounding]): Promise<void> {
  await page.emulateMedia({...usualMedia, ...media});
  await page.setViewportSize(size);
  if ('colorScheme' in media) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
  }
}

type Surrounding = keyof typeof surroundings;

/** A snapshot for each of some {@link surroundings}, in their order. */
async function snapshots(page: Page, session: CDPSession, names: readonly Surrounding[]): Promise<StyleSnapshot[]> {
  const all: StyleSnapshot[] = [];
  for (const name of names) {
    await surround(page, surroundings[name]);
    all.push(await styleSnapshot(page, session));
  }
  return all;
}

/**
 * Opens a page whose scripts never come, so React changes nothing; the style sheet does, when {@link getWholeSheet} asks.
 */
async function openWithoutBundle(page: Page, pathname: string): Promise<CDPSession> {
  await page.route('**/assets/js/**', (request) => request.abort());
  // Else a slow machine takes long enough for the page to wake by itself.
  await pretendConnection(page, {effectiveType: '4g', saveData: true});
  await page.goto(pathname);
  // Else a block that is out of sight has the height that it had when it was last seen, at another width.
  await page.addStyleTag({content: '.code-block { content-visibility: visible; }'});
  await page.evaluate(() => document.fonts.ready);
  return page.context().newCDPSession(page);
}

const wholeSheet = 'link[rel="stylesheet"]:not([media])';

/** Switches the file for print and forced colours, which comes with the page. */
async function switchOtherMedia(page: Page, isOn: boolean): Promise<void> {
  await page.locator('link[rel="stylesheet"][media]').evaluate((link: HTMLLinkElement, on) => {
    if (!link.sheet) {
      throw new Error(`${link.href} has not come.`);
    }
    link.sheet.disabled = !on;
  }, isOn);
}

/** Lets the whole sheet come, and judges it alone: what the page brings with itself must be in it. */
async function getWholeSheet(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  const sheet = page.locator(wholeSheet);
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => Boolean(link.sheet))).toBe(true);
  await page.locator('style[data-first-view]').evaluate((style) => style.remove());
  await switchOtherMedia(page, false);
}

/** Compares a page with its own styles and with the whole sheet. */
async function expectSheetToChangeNothing(
  page: Page,
  session: CDPSession,
  names: readonly Surrounding[],
): Promise<void> {
  const before = await snapshots(page, session, names);
  await getWholeSheet(page);
  const after = await snapshots(page, session, names);
  names.forEach((name, index) => {
    expect.soft(styleDifferences(before[index], after[index]), name).toEqual([]);
  });
}

/** The styles that a page brings with itself. */
function ownStyles(route: string): string {
  const html = readFileSync(builtFile(address(route)) ?? '', 'utf8');
  return /<style data-first-view>(?<css>[\s\S]*?)<\/style>/.exec(html)?.groups?.css ?? '';
}

/**
 * Own styles of a page stay when the reader goes on from there: those of each other type change nothing of this one.
 * @param names where it is looked at
 */
async function expectOthersToChangeNothing(
  page: Page,
  session: CDPSession,
  type: string,
  names: readonly Surrounding[],
): Promise<void> {
  const alone = await snapshots(page, session, names);
  await switchOtherMedia(page, true);
  const others = Object.entries(pageTypes).filter(([other]) => other !== type);
  for (const [other, route] of others) {
    const style = await page.evaluateHandle((css) => {
      const element = Object.assign(document.createElement('style'), {textContent: css});
      document.querySelector('link[rel="stylesheet"][media]')?.before(element);
      return element;
    }, ownStyles(route));
    const after = await snapshots(page, session, names);
    names.forEach((name, index) => {
      expect.soft(styleDifferences(alone[index], after[index]), `${name}, after ${other}`).toEqual([]);
    });
    await style.evaluate((element) => element.remove());
  }
}

test.describe('the whole style sheet changes nothing of', () => {
  // Scripts are refused on purpose.
  test.use({isConsoleNoisy: true});
  test.setTimeout(120_000);

  for (const [type, route] of Object.entries(pageTypes)) {
    test(`${type} at any size, in any mode and in print; nor does the page that the reader came from`, async ({
      page,
    }) => {
      const session = await openWithoutBundle(page, address(route));
      await expectSheetToChangeNothing(page, session, Object.keys(surroundings) as Surrounding[]);
      await expectOthersToChangeNothing(page, session, type, ['wide screen, light', 'forced colours', 'print']);
    });

    test(`${type} when each element is hovered, pressed and focused; nor does the page before`, async ({page}) => {
      const session = await openWithoutBundle(page, address(route));
      await forceEveryState(session);
      const before = await styleSnapshot(page, session);
      await getWholeSheet(page);
      expect(styleDifferences(before, await styleSnapshot(page, session))).toEqual([]);
      await expectOthersToChangeNothing(page, session, type, ['wide screen, light']);
    });
  }

  // Each page has styles of its own: what is right for its type can be wrong for it.
  for (const pathname of sitemapPaths()) {
    test(`${pathname} on a wide screen and on a phone`, async ({page}) => {
      const session = await openWithoutBundle(page, pathname);
      await expectSheetToChangeNothing(page, session, ['wide screen, light', 'phone, dark']);
    });
  }

  test('the open menu of small screens', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const session = await openWithoutBundle(page, address(`${pageTypes['docs page']}#site-menu`));
    const before = await styleSnapshot(page, session);
    await getWholeSheet(page);
    expect(styleDifferences(before, await styleSnapshot(page, session))).toEqual([]);
  });

  for (const language of ['curl', 'typescript', 'python', 'go', 'rust']) {
    test(`samples in ${language}`, async ({page}) => {
      const session = await openWithoutBundle(page, address(`${pageTypes['API page']}?samples=${language}`));
      const before = await styleSnapshot(page, session);
      await getWholeSheet(page);
      expect(styleDifferences(before, await styleSnapshot(page, session))).toEqual([]);
    });
  }
});

test('of scripts and style sheets the document asks for two small ones, and waits for neither', async ({page}) => {
  await page.goto(address(pageTypes['docs page']));
  await page.waitForTimeout(1000);
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & {renderBlockingStatus: string})[])
      .filter(({name}) => /\.(?:js|css)$/.test(name))
      .map(({name, renderBlockingStatus}) => `${name.replace(/.*\/|\.[\da-f]{8}/g, '')} ${renderBlockingStatus}`),
  );
  expect(files.sort()).toEqual(['other-media.css non-blocking', 'sleeping-page.js non-blocking']);
});
