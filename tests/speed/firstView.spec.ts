// The first view is one document with its own styles. The whole style sheet, which comes later, changes nothing of it.
import type {Page} from '@playwright/test';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';
import {pageTypes} from './fixtures/pages';
import {forceEveryState, styleDifferences, styleSnapshot} from './fixtures/styleSnapshot';

const ownStyles = 'style[data-first-view]';

/** Scripts never come, so React changes nothing; the style sheet does. */
async function openWithoutBundle(page: Page, route: string): Promise<void> {
  await page.route('**/assets/js/**', (request) => request.abort());
  await page.goto(address(route));
  await page.evaluate(() => document.fonts.ready);
}

async function getWholeSheet(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await expect(page.locator(ownStyles)).toHaveCount(0);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
}

const surroundings = {
  'wide screen, light': {viewport: {width: 1280, height: 800}, media: {colorScheme: 'light'}},
  'wide screen, dark': {viewport: {width: 1600, height: 900}, media: {colorScheme: 'dark'}},
  'phone, light': {viewport: {width: 390, height: 844}, media: {colorScheme: 'light'}},
  'phone, dark': {viewport: {width: 320, height: 640}, media: {colorScheme: 'dark'}},
  'reduced motion': {viewport: {width: 1280, height: 800}, media: {reducedMotion: 'reduce'}},
  'forced colours': {viewport: {width: 1280, height: 800}, media: {forcedColors: 'active'}},
  'print': {viewport: {width: 800, height: 1100}, media: {media: 'print'}},
} as const;

test.describe('the whole style sheet changes nothing of', () => {
  // Scripts are refused on purpose, and walking over all properties of all elements takes its time.
  test.use({isConsoleNoisy: true});
  test.setTimeout(90_000);

  for (const [type, route] of Object.entries(pageTypes)) {
    for (const [name, {viewport, media}] of Object.entries(surroundings)) {
      test(`${type}: ${name}`, async ({page}) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia(media);
        await openWithoutBundle(page, route);
        const before = await styleSnapshot(page);
        await getWholeSheet(page);
        expect(styleDifferences(before, await styleSnapshot(page))).toEqual([]);
      });
    }

    test(`${type}: each element hovered, pressed and focused`, async ({page}) => {
      await openWithoutBundle(page, route);
      await forceEveryState(await page.context().newCDPSession(page));
      const before = await styleSnapshot(page);
      await getWholeSheet(page);
      expect(styleDifferences(before, await styleSnapshot(page))).toEqual([]);
    });
  }

  test('the open menu of small screens', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openWithoutBundle(page, `${pageTypes['docs page']}#site-menu`);
    const before = await styleSnapshot(page);
    await getWholeSheet(page);
    expect(styleDifferences(before, await styleSnapshot(page))).toEqual([]);
  });

  test('samples in each language', async ({page}) => {
    for (const language of ['curl', 'typescript', 'python', 'go', 'rust']) {
      await openWithoutBundle(page, `${pageTypes['API page']}?samples=${language}`);
      const before = await styleSnapshot(page);
      await getWholeSheet(page);
      expect(styleDifferences(before, await styleSnapshot(page))).toEqual([]);
    }
  });
});

test('the document asks for no script and no style sheet before the first sign of the reader', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(address(pageTypes['docs page']));
  await page.waitForTimeout(1000);
  expect(requests.filter((path) => /\.(?:js|css)$/.test(path))).toEqual([]);
});
