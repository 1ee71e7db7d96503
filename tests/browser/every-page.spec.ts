// What holds for every page. The built sitemap names them, so a new page is tested without touching a list.
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {awake} from './fixtures/awake';
import {address, siteFolder, sitemapPaths} from './fixtures/site';
import {expect, testOfPages as test} from './fixtures/test';

const narrow = {width: 320, height: 640};
const wide = {width: 1280, height: 800};

/** What the head of a document says. */
interface HeadFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly card: string;
}

/** What the first element of the head says that fits; does not wait for it, the head is there from the start. */
function content(page: Page, selector: string): Promise<string> {
  return page.locator(`head ${selector}`).evaluateAll(([element]) => element?.getAttribute('content') ?? '');
}

async function expectSoundHead(page: Page, pathname: string): Promise<void> {
  const url = site.url + pathname;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', url);
  expect.soft(await content(page, 'meta[name="twitter:card"]'), 'twitter:card').toBe('summary_large_image');
  expect.soft(await page.title(), 'title').toMatch(/\S \| Saiki$/);
  expect.soft(await content(page, 'meta[property="og:url"]'), 'og:url').toBe(url);
  expect.soft(await content(page, 'meta[property="og:title"]'), 'og:title').not.toBe('');
  expect.soft(await content(page, 'meta[property="og:description"]'), 'og:description').not.toBe('');
}

/** One `h1`, and no heading more than one level below the heading before it. */
async function expectSoundHeadings(page: Page): Promise<void> {
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
      'h1',
    )
    .toHaveLength(1);
  const skips = headings.filter(({level}, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  expect.soft(skips, 'headings that skip a level').toEqual([]);
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
  await page.setViewportSize(wide);
  expect.soft(tooWide, 'wider than a screen of 320 px').toBeUndefined();
}

for (const pathname of sitemapPaths()) {
  test(`[every page] ${pathname} is silent, keeps to its origin, and is sound from head to foot`, async ({page}) => {
    const response = await page.goto(pathname);
    expect(response?.status()).toBe(200);
    await expectSoundHead(page, pathname);
    await expectSoundHeadings(page);
    // A hydration error is a console message: the fixture fails the test.
    await awake(page);
    await expectSoundHeadings(page);
    await expectNoSidewaysScroll(page);
  });
}

/** Heads of all pages, read without opening them. */
async function allHeads(page: Page): Promise<HeadFacts[]> {
  await page.goto(address('/'));
  return page.evaluate(async (paths) => {
    const read = async (path: string): Promise<HeadFacts> => {
      const html = await (await fetch(path)).text();
      const head = new DOMParser().parseFromString(html, 'text/html');
      const meta = (selector: string) => head.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
      return {
        path,
        title: head.title,
        description: meta('name="description"'),
        card: meta('property="og:image"'),
      };
    };
    return Promise.all(paths.map(read));
  }, sitemapPaths());
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('[every page] titles and descriptions are there, unlike all others, and of a readable length', async ({page}) => {
  const heads = await allHeads(page);
  expect.soft(repeated(heads.map(({title}) => title)), 'titles that two pages share').toEqual([]);
  expect.soft(repeated(heads.map(({description}) => description)), 'descriptions that two pages share').toEqual([]);
  const odd = heads.filter(({description}) => description.length < 50 || description.length > 170);
  const told = odd.map(({path: pathname, description}) => `${pathname}: "${description}"`);
  expect.soft(told, 'descriptions shorter than 50 or longer than 170 characters').toEqual([]);
});

test('[§1 every page] has a social card of its own', async ({page}) => {
  const heads = await allHeads(page);
  const base = site.url + site.baseUrl;
  const withoutFile = heads.filter(
    ({card}) => !card.startsWith(base) || !existsSync(path.join(siteFolder, card.slice(base.length))),
  );
  expect
    .soft(
      withoutFile.map(({path: pathname, card}) => `${pathname}: "${card}"`),
      'pages without a card on this site',
    )
    .toEqual([]);
  expect.soft(repeated(heads.map(({card}) => card)), 'cards that two pages share').toEqual([]);
});
