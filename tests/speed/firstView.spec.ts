// The first view is one document with its own styles. The whole style sheet, which comes later, changes nothing of it.
import {readFileSync} from 'node:fs';
import type {CDPSession, Page} from '@playwright/test';
import {requestLanguages} from '@docs-kit/reference/requestLanguages';
import {pretendConnection} from '../browser/fixtures/network';
import {address, builtFile, sitemapPaths} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';
import {pageTypes} from './fixtures/pages';
import {
  declaredProperties,
  forceEveryState,
  styleDifferences,
  styleSnapshot,
  type StyleSnapshot,
} from './fixtures/styleSnapshot';

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

/** A page without React, and how to take a snapshot of its styles. */
interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly capture: () => Promise<StyleSnapshot>;
}

/** A snapshot for each of some {@link surroundings}, in their order. */
async function snapshots({page, capture}: OpenPage, names: readonly Surrounding[]): Promise<StyleSnapshot[]> {
  const all: StyleSnapshot[] = [];
  for (const name of names) {
    await surround(page, surroundings[name]);
    all.push(await capture());
  }
  return all;
}

/**
 * Opens a page whose scripts never come, so React changes nothing; the style sheet does, when {@link loadFullStyleSheet} asks.
 */
async function openWithoutBundle(page: Page, pathname: string): Promise<OpenPage> {
  await page.route('**/assets/js/**', (request) => request.abort());
  // Else a slow machine takes long enough for the page to hydrate by itself.
  await pretendConnection(page, {effectiveType: '4g', saveData: true});
  await page.goto(pathname);
  // Else a block that is out of sight has the height that it had when it was last seen, at another width.
  await page.addStyleTag({content: '.code-block, .screen__body { content-visibility: visible; }'});
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const sheet = (await page.locator('script[data-styles]').getAttribute('data-styles')) ?? '';
  const properties = await declaredProperties(page, readFileSync(builtFile(sheet) ?? '', 'utf8'));
  return {page, session, capture: () => styleSnapshot(page, session, properties)};
}

const fullStyleSheet = 'link[rel="stylesheet"]';

/** Loads the full style sheet and removes the critical CSS: the full sheet must contain all of it. */
async function loadFullStyleSheet(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  const sheet = page.locator(fullStyleSheet);
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => Boolean(link.sheet))).toBe(true);
  await page.locator('style[data-critical-css]').evaluate((style) => style.remove());
}

/** Compares a page with its critical CSS and with the full style sheet. */
async function expectSheetToChangeNothing(open: OpenPage, names: readonly Surrounding[]): Promise<void> {
  const before = await snapshots(open, names);
  await loadFullStyleSheet(open.page);
  const after = await snapshots(open, names);
  names.forEach((name, index) => {
    expect.soft(styleDifferences(before[index], after[index]), name).toEqual([]);
  });
}

/** Returns the critical CSS of a page. */
function criticalCss(route: string): string {
  const html = readFileSync(builtFile(address(route)) ?? '', 'utf8');
  return /<style data-critical-css>(?<css>[\s\S]*?)<\/style>/.exec(html)?.groups?.css ?? '';
}

/**
 * The critical CSS of a page stays when the reader goes on from there: that of all other types changes nothing here. They
 * are added in both orders, so that what one of them changes and a later one changes back shows in the other order.
 * @param names where it is looked at
 */
async function expectOthersToChangeNothing(open: OpenPage, type: string, names: readonly Surrounding[]): Promise<void> {
  const alone = await snapshots(open, names);
  const others = Object.entries(pageTypes).filter(([other]) => other !== type);
  for (const order of [others, others.toReversed()]) {
    const styles = await open.page.evaluateHandle(
      (sheets) =>
        sheets.map((textContent) => {
          const element = Object.assign(document.createElement('style'), {textContent});
          document.querySelector('link[rel="stylesheet"]')?.before(element);
          return element;
        }),
      order.map(([, route]) => criticalCss(route)),
    );
    const after = await snapshots(open, names);
    const which = order.map(([other]) => other).join(', ');
    names.forEach((name, index) => {
      expect.soft(styleDifferences(alone[index], after[index]), `${name}, after ${which}`).toEqual([]);
    });
    await styles.evaluate((elements) => elements.forEach((element) => element.remove()));
  }
}

test.describe('critical CSS and the full style sheet', () => {
  // Scripts are rejected on purpose.
  test.use({isConsoleNoisy: true});

  for (const [type, route] of Object.entries(pageTypes)) {
    test(`the full style sheet, and the styles of another page, change nothing of the ${type} at any size, in any mode and in print`, async ({
      page,
    }) => {
      const open = await openWithoutBundle(page, address(route));
      await expectSheetToChangeNothing(open, Object.keys(surroundings) as Surrounding[]);
      await expectOthersToChangeNothing(open, type, ['wide screen, light', 'forced colours', 'print']);
    });

    test(`the full style sheet, and the styles of another page, change nothing of the ${type} with hover, press and focus`, async ({
      page,
    }) => {
      const open = await openWithoutBundle(page, address(route));
      await forceEveryState(open.session);
      const before = await open.capture();
      await loadFullStyleSheet(page);
      expect(styleDifferences(before, await open.capture())).toEqual([]);
      await expectOthersToChangeNothing(open, type, ['wide screen, light']);
    });
  }

  // Each page has styles of its own: what is right for its type can be wrong for it.
  for (const pathname of sitemapPaths()) {
    test(`the full style sheet changes nothing of ${pathname} on a wide screen and on a phone`, async ({page}) => {
      const open = await openWithoutBundle(page, pathname);
      await expectSheetToChangeNothing(open, ['wide screen, light', 'phone, dark']);
    });
  }

  test('the full style sheet changes nothing of the open mobile menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const open = await openWithoutBundle(page, address(`${pageTypes['docs page']}#site-menu`));
    const before = await open.capture();
    await loadFullStyleSheet(page);
    expect(styleDifferences(before, await open.capture())).toEqual([]);
  });

  for (const {label, value} of requestLanguages) {
    test(`the full style sheet changes nothing of samples in ${label}`, async ({page}) => {
      const open = await openWithoutBundle(page, address(`${pageTypes['API page']}?samples=${value}`));
      const before = await open.capture();
      await loadFullStyleSheet(page);
      expect(styleDifferences(before, await open.capture())).toEqual([]);
    });
  }
});

test('a document requests one small script and no style sheet, and does not wait for the script', async ({page}) => {
  await page.goto(address(pageTypes['docs page']));
  await page.waitForTimeout(1000);
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & {renderBlockingStatus: string})[])
      .filter(({name}) => /\.(?:js|css)$/.test(name))
      .map(({name, renderBlockingStatus}) => `${name.replace(/.*\/|\.[\da-f]{8}/g, '')} ${renderBlockingStatus}`),
  );
  expect(files.sort()).toEqual(['hydration.js non-blocking']);
});
