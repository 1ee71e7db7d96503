// The parts of tests/browser/badDays.spec.ts that depend on the browser, in Firefox.
import type {Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {storageKeys} from '../browser/fixtures/storage';
import {pageTypes} from '../look/pageTypes';
import {startFirefox, type WrongAnswer, type Firefox, type OpenPage} from './firefox';

const guide = '/docs/guides/cli';
const next = {route: '/docs/guides/web-playground', h1: 'Web playground'};
/** A page with collapsible sections. */
const reference = '/api/rest/sessions';
const fold = 'main article details';
const isScript = (url: string): boolean => /\/assets\/js\/.*\.js$/u.test(url);

let firefox: Firefox;
let open: OpenPage;
let page: Page;

beforeAll(async () => {
  firefox = await startFirefox();
});
afterAll(() => firefox.stop());
beforeEach(async () => {
  open = await firefox.open();
  page = open.page;
});
afterEach(() => open.close());

const go = (route: string) => page.goto(firefox.addressOf(route));

/** Moves the pointer as a reader does first. */
async function touch(): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(5, 5);
}

async function hydrate(): Promise<void> {
  await touch();
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

async function visit(route: string): Promise<void> {
  await go(route);
  await hydrate();
}

/** Presses Enter on the first visible link to a route. */
async function follow(route: string): Promise<void> {
  const {pathname} = new URL(firefox.addressOf(route));
  await page.evaluate((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)];
    links.find((link) => link.checkVisibility())?.click();
  }, pathname);
}

const waitForHeading = (text: string) =>
  page.waitForFunction((wanted) => document.querySelector('h1')?.textContent?.includes(wanted), {}, text);

const waitForPath = (route: string) =>
  page.waitForFunction((path) => location.pathname === path, {}, new URL(firefox.addressOf(route)).pathname);

const hasOpenFold = (): Promise<boolean> => page.$eval(fold, (element) => element.open);

const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isSameDocument = () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
const theme = () => page.evaluate(() => document.documentElement.dataset.theme);

describe('a good day', () => {
  it('[BAD-8] a page of each type hydrates in Firefox and logs nothing', async () => {
    for (const {name, path} of pageTypes.filter((type) => type.name !== 'not-found')) {
      await visit(path);
      expect(open.messages, name).toEqual([]);
    }
  });

  it('[BAD-8] in Firefox a reader who goes back finds the page where it was', async () => {
    await visit(guide);
    await page.evaluate(() => scrollTo(0, 1200));
    await follow(next.route);
    await waitForHeading(next.h1);
    await page.goBack();
    await waitForPath(guide);
    await page.waitForFunction(() => Math.abs(scrollY - 1200) < 5);
    expect(open.messages).toEqual([]);
  });

  it('[BAD-8] in Firefox the search finds a page, and goes there', async () => {
    await visit(guide);
    await page.keyboard.press('/');
    await page.waitForSelector('dialog[open] input');
    await page.keyboard.type('docker');
    await page.waitForSelector('dialog [role=option]');
    await page.keyboard.press('Enter');
    await page.waitForFunction((path) => location.pathname !== path, {}, new URL(firefox.addressOf(guide)).pathname);
    expect(open.messages).toEqual([]);
  });
});

describe('files that are wrong', () => {
  it('[BAD-1] in Firefox, a click after a new release leads to its target in one new document', async () => {
    await visit(guide);
    await mark();
    let documents = 0;
    open.answer((url) => {
      if (url.endsWith(next.route)) documents += 1;
      const isGone = documents === 0 && isScript(url);
      return isGone ? {status: 404, contentType: 'text/html', body: '<p>Not found</p>'} : undefined;
    });
    await follow(next.route);
    await waitForHeading(next.h1);
    await hydrate();
    expect(await isSameDocument()).toBe(false);
    expect(documents).toBe(1);
  });

  const wrongScripts: readonly (readonly [string, WrongAnswer])[] = [
    ['fail', 'failure'],
    ['are HTML', {contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Welcome'}],
    [
      'are cut short',
      {contentType: 'text/javascript', body: '(self.chunks = self.chunks || []).push([[1], {2: function ('},
    ],
  ];
  it.each(wrongScripts)(
    '[BAD-2] in Firefox, a page whose scripts %s is readable, and its links work',
    async (_, answer) => {
      open.answer((url) => (isScript(url) ? answer : undefined));
      await go(reference);
      await touch();
      await page.click(`${fold} > summary`);
      expect(await hasOpenFold()).toBe(true);
      await follow('/api/rest/conversation');
      await waitForPath('/api/rest/conversation');
      await waitForHeading('Conversation');
    },
  );

  it.each(['/fonts/', '/img/', '/assets/css/'])(
    '[BAD-2] in Firefox, a page without %s is readable, and its links work',
    async (part) => {
      open.answer((url) => (url.includes(part) ? 'failure' : undefined));
      await go(guide);
      await touch();
      await follow(next.route);
      await waitForHeading(next.h1);
    },
  );

  it('[SEARCH-10] in Firefox, an index that is cut short is reported, and can be asked for again', async () => {
    await visit(guide);
    open.answer((url) =>
      url.endsWith('/search/index.json')
        ? {contentType: 'application/json', body: '{"version":1,"pages":['}
        : undefined,
    );
    await page.keyboard.press('/');
    await page.waitForSelector('dialog[open] input');
    await page.keyboard.type('docker');
    await page.waitForSelector('::-p-text(The search index did not load.)');
    open.answer(() => undefined);
    await page.click('::-p-text(Retry)');
    await page.waitForSelector('dialog [role=option]');
  });
});

describe('storage', () => {
  it.each([
    [
      'throws',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        }),
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
    [
      'has values of no version',
      (keys: readonly string[]) => keys.forEach((key) => localStorage.setItem(key, '{"\u0000')),
    ],
  ] as const)('[BAD-4] in Firefox, a page whose storage %s changes its color mode and navigates', async (_, spoil) => {
    await page.evaluateOnNewDocument(spoil, storageKeys);
    await visit(guide);
    const before = await theme();
    await page.click('[data-color-mode-toggle]');
    await page.click('[data-color-mode-toggle]');
    await page.waitForFunction((mode) => document.documentElement.dataset.theme !== mode, {}, before);
    await follow(next.route);
    await waitForHeading(next.h1);
  });
});

describe('programs that change the page', () => {
  it('[BAD-5] in Firefox, a translated page navigates and goes back in the same document', async () => {
    const translate = () =>
      page.evaluate(() => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const node of texts.filter(
          ({data, parentElement}) => data.trim() && !parentElement?.closest('script, style'),
        )) {
          const font = document.createElement('font');
          font.textContent = `«${node.data}»`;
          node.replaceWith(font);
        }
      });
    await visit(guide);
    await translate();
    await mark();
    await follow(next.route);
    await waitForHeading(next.h1);
    await translate();
    await page.goBack();
    await waitForHeading('CLI Guide');
    expect(await isSameDocument()).toBe(true);
  });

  it('[BAD-5] in Firefox, a page into which an extension put elements before hydration works', async () => {
    await go(guide);
    await page.evaluate(() => {
      document.body.prepend(document.createElement('div'));
      document.body.append(document.createElement('extension-toolbar'));
      document.querySelector('main h1')?.after(document.createElement('extension-button'));
      document.querySelectorAll('a, p').forEach((element) => element.setAttribute('data-extension-id', 'x'));
    });
    await hydrate();
    await follow(next.route);
    await waitForHeading(next.h1);
  });
});
