// The first view is one document with its own styles. The full style sheet, which arrives later, doesn't change it.
import {readFileSync} from 'node:fs';
import type {CDPSession, Page} from '@playwright/test';
import {requestLanguages} from '@docs-kit/reference/requestLanguages';
import {pretendConnection} from '../browser/fixtures/network';
import {address, builtFile, sitemapPaths} from '../browser/fixtures/site';
import {expect, test, testOfPages} from '../browser/fixtures/test';
import {missingRules} from './fixtures/missingRules';
import {pageTypes} from './fixtures/pages';
import {
  declaredProperties,
  forceEveryState,
  styleDifferences,
  styleSnapshot,
  thinOutTokens,
  type StyleSnapshot,
} from './fixtures/styleSnapshot';

/** Viewport sizes and modes that style sheets query. */
const surroundings = {
  'wide screen, light': {size: {width: 1280, height: 800}, media: {colorScheme: 'light'}},
  'very wide screen, dark': {size: {width: 1600, height: 900}, media: {colorScheme: 'dark'}},
  'phone, dark': {size: {width: 390, height: 844}, media: {colorScheme: 'dark'}},
  'small phone, light': {size: {width: 320, height: 640}, media: {colorScheme: 'light'}},
  'forced colors': {size: {width: 1280, height: 800}, media: {forcedColors: 'active'}},
  'reduced motion': {size: {width: 1280, height: 800}, media: {reducedMotion: 'reduce'}},
  print: {size: {width: 800, height: 1100}, media: {media: 'print'}},
} as const;

const usualMedia = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;

/** Puts the page into one of the {@link surroundings}. */
async function surround(page: Page, {size, media}: (typeof surroundings)[Surrounding]): Promise<void> {
  await page.emulateMedia({...usualMedia, ...media});
  await page.setViewportSize(size);
  if ('colorScheme' in media) {
    await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, media.colorScheme);
  }
}

type Surrounding = keyof typeof surroundings;

/** A page without React, and how to take a snapshot of its styles. */
interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly capture: () => Promise<StyleSnapshot>;
}

/** A snapshot for each of some {@link surroundings}. */
type Snapshots = ReadonlyMap<Surrounding, StyleSnapshot>;

async function snapshots({page, capture}: OpenPage, names: readonly Surrounding[]): Promise<Snapshots> {
  const all = new Map<Surrounding, StyleSnapshot>();
  for (const name of names) {
    await surround(page, surroundings[name]);
    all.set(name, await capture());
  }
  return all;
}

/** Longhand properties that each style sheet declares: all pages share one sheet. */
const propertiesOf = new Map<string, Promise<string[]>>();

/**
 * Opens a page without interacting, so that React changes nothing; {@link loadFullStyleSheet} does what hydration does
 * first. Also expects that the critical CSS has all rules that match.
 */
async function openUnhydrated(page: Page, session: CDPSession, pathname: string): Promise<OpenPage> {
  await page.goto(pathname);
  // Otherwise an off-screen block keeps the height from when it was last visible, at another width.
  await page.addStyleTag({content: '.code-block, .screen__body { content-visibility: visible; }'});
  await page.evaluate(() => document.fonts.ready);
  const sheet = (await page.locator('script[data-styles]').getAttribute('data-styles')) ?? '';
  const css = readFileSync(builtFile(sheet) ?? '', 'utf8');
  expect.soft(await missingRules(page, css), 'rules that the critical CSS lacks').toEqual([]);
  await thinOutTokens(page);
  const known = propertiesOf.get(sheet) ?? declaredProperties(page, css);
  propertiesOf.set(sheet, known);
  const properties = await known;
  return {page, session, capture: () => styleSnapshot(page, session, properties)};
}

/** Keeps a page from hydrating by itself, as data saver does, so that no script of React's bundle is requested. */
async function openSession(page: Page): Promise<CDPSession> {
  await pretendConnection(page, {effectiveType: '4g', saveData: true});
  return page.context().newCDPSession(page);
}

/** Like {@link openUnhydrated}, on a page that no other test shares. */
const openAlone = async (page: Page, pathname: string): Promise<OpenPage> =>
  openUnhydrated(page, await openSession(page), pathname);

/**
 * Loads the full style sheet and removes the critical CSS: the full sheet must contain all of it. That hydration adds
 * the sheet is tested in hydration.spec.ts.
 */
async function loadFullStyleSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    await new Promise((resolve, reject) => {
      document.head.append(Object.assign(link, {onload: resolve, onerror: reject}));
    });
    document.querySelector('style[data-critical-css]')?.remove();
  });
}

/**
 * Compares a page with its critical CSS and with the full style sheet.
 * @returns its snapshots with the full sheet
 */
async function expectSheetToChangeNothing(open: OpenPage, names: readonly Surrounding[]): Promise<Snapshots> {
  const before = await snapshots(open, names);
  await loadFullStyleSheet(open.page);
  // Starts in the surroundings of the last snapshot.
  const after = await snapshots(open, names.toReversed());
  for (const name of names) {
    expect.soft(styleDifferences(before.get(name), after.get(name)), name).toEqual([]);
  }
  await expect(open.page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return after;
}

/** Returns the critical CSS of a page. */
function criticalCss(route: string): string {
  const html = readFileSync(builtFile(address(route)) ?? '', 'utf8');
  return /<style data-critical-css>(?<css>[\s\S]*?)<\/style>/.exec(html)?.groups?.css ?? '';
}

/**
 * Critical CSS stays when the reader goes on from a page, so the critical CSS of all other types must not change this
 * one. It's added in both orders: a change that later CSS undoes shows up in the other order.
 * @param alone its snapshots without the others
 * @param names surroundings to compare in
 */
async function expectOthersToChangeNothing(
  open: OpenPage,
  type: string,
  alone: Snapshots,
  names: readonly Surrounding[],
): Promise<void> {
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
    for (const name of names) {
      expect.soft(styleDifferences(alone.get(name), after.get(name)), `${name}, after ${which}`).toEqual([]);
    }
    await styles.evaluate((elements) => elements.forEach((element) => element.remove()));
  }
}

/** Sessions of the pages that all tests of a worker share. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** All tests of a worker share a page, and so its cached style sheets and fonts. */
const testOfStyles = testOfPages.extend<{open: (pathname: string) => Promise<OpenPage>}>({
  open: async ({page}, use) => {
    const session = sessions.get(page) ?? openSession(page);
    sessions.set(page, session);
    await use(async (pathname) => openUnhydrated(page, await session, pathname));
  },
});

test.describe('critical CSS and the full style sheet', () => {
  for (const [type, route] of Object.entries(pageTypes)) {
    testOfStyles(
      `the full style sheet, and the styles of another page, change nothing of the ${type} at any size, in any mode and in print`,
      async ({open}) => {
        const page = await open(address(route));
        const alone = await expectSheetToChangeNothing(page, Object.keys(surroundings) as Surrounding[]);
        await expectOthersToChangeNothing(page, type, alone, ['wide screen, light', 'forced colors', 'print']);
      },
    );

    test(`the full style sheet, and the styles of another page, change nothing of the ${type} with hover, press and focus`, async ({
      page,
    }) => {
      const open = await openAlone(page, address(route));
      await forceEveryState(open.session);
      const alone = await expectSheetToChangeNothing(open, ['wide screen, light']);
      await expectOthersToChangeNothing(open, type, alone, ['wide screen, light']);
    });
  }

  // Each page has its own critical CSS: what suits its type may not suit the page. The types' own pages are compared
  // above. That no rule is missing holds on every screen and in every mode, so values are compared only on one.
  const ofTypes = Object.values(pageTypes).map(address);
  for (const pathname of sitemapPaths().filter((path) => !ofTypes.includes(path))) {
    testOfStyles(
      `critical CSS has all rules that match on ${pathname}, and the full style sheet changes nothing on a wide screen`,
      async ({open}) => {
        await expectSheetToChangeNothing(await open(pathname), ['wide screen, light']);
      },
    );
  }

  test('the full style sheet changes nothing of the open mobile menu', async ({page}) => {
    const open = await openAlone(page, address(`${pageTypes['docs page']}#site-menu`));
    await expectSheetToChangeNothing(open, ['phone, dark']);
  });

  for (const {label, value} of requestLanguages) {
    testOfStyles(`the full style sheet changes nothing of samples in ${label}`, async ({open}) => {
      const page = await open(address(`${pageTypes['API page']}?samples=${value}`));
      await expectSheetToChangeNothing(page, ['wide screen, light']);
    });
  }
});
