// CLS 0.00: nothing moves while a page loads and hydrates, when fonts load late, or between pages.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {hydrate, visit} from '../browser/fixtures/hydrate';
import {roundsToZero} from '../browser/fixtures/paint';
import {address, builtFile, sitemapPaths} from '../browser/fixtures/site';
import {dismissBar} from '../browser/fixtures/storage';
import {expect, test} from '../browser/fixtures/test';
import {forgetShifts, lateFonts, observeShifts, shift} from './fixtures';
import {pageTypes} from './pageTypes';

const screens = {
  desktop: {width: 1280, height: 900},
  phone: {width: 390, height: 844},
};

/** Navigates to another page without a new document, and without a click that would excuse layout shifts. */
async function step(page: Page, pathname: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, pathname);
  await page.waitForFunction((title) => document.title !== title, before);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

async function expectNoShift(page: Page, when = ''): Promise<void> {
  const {score, moved} = await shift(page);
  const message = [when, ...moved].join('\n');
  expect.soft(score, message).toBeGreaterThanOrEqual(0);
  expect.soft(score, message).toBeLessThan(roundsToZero);
}

const withTerminals = sitemapPaths().filter((path) =>
  readFileSync(builtFile(path) ?? '', 'utf8').includes('screen__body'),
);

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({viewport});

    // Otherwise what follows a block moves when a reader jumps there, and a click may miss its target.
    test(`on ${screen} code and terminals out of view take the room that they need`, async ({page}) => {
      expect(withTerminals.length).toBeGreaterThan(5);
      // Otherwise they may have been laid out before they're measured, and keep that size.
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { animation: none !important }');
        document.adoptedStyleSheets = [sheet];
      });
      // On a phone, a title may need two more lines.
      const tolerance = screen === 'phone' ? 44 : 4;
      for (const path of [...withTerminals, address('/docs/errors/cli'), address('/api/rest/sessions')]) {
        await page.goto(path);
        const wrong = await page.locator('.code-block, .screen__body').evaluateAll((blocks, most) => {
          const reserved = blocks.map((block) => block.clientHeight);
          blocks.forEach((block) => (block as HTMLElement).style.setProperty('content-visibility', 'visible'));
          return blocks.flatMap(({clientHeight}, index) => {
            const height = reserved[index] ?? 0;
            return Math.abs(clientHeight - height) > most ? `${height} instead of ${clientHeight}` : [];
          });
        }, tolerance);
        expect.soft(wrong, path).toEqual([]);
      }
    });

    test(`on ${screen} a capture of a whole page shows code and terminals that were never in view`, async ({page}) => {
      await page.goto(address('/docs/getting-started/quickstart'));
      const blocks = page.locator(':is(.code-block, .screen__body):visible');
      const visibilities = () =>
        blocks.evaluateAll((all) => all.map((block) => getComputedStyle(block).contentVisibility));
      const count = await blocks.count();
      expect(count).toBeGreaterThan(5);
      await expect.poll(visibilities).toEqual(Array<string>(count).fill('visible'));
    });

    test.describe('pages of all types', () => {
      // Browsers report the status of the not-found page in the console.
      test.use({isConsoleNoisy: true});

      for (const isDismissed of [false, true]) {
        const bar = isDismissed ? 'dismissed' : 'shown';

        const where = isDismissed ? '' : ', nor on the way to the next one';
        test(`[ANN-4] with the bar ${bar}, on ${screen} nothing moves while a page of any type loads with late fonts${where}`, async ({
          page,
          pageMessages,
        }) => {
          if (isDismissed) {
            await dismissBar(page);
          }
          await observeShifts(page);
          const open = await lateFonts(page);
          for (const [index, {name, path}] of pageTypes.entries()) {
            const next = pageTypes[(index + 1) % pageTypes.length]!;
            await open(address(path));
            await hydrate(page);
            await expectNoShift(page, name);
            await expect.soft(page.locator('.theme-announcement-bar'), name).toBeVisible({visible: !isDismissed});

            // The bar is outside of what navigation replaces: once is enough.
            if (isDismissed) continue;
            // The first page has no sidebar, and the last one isn't in the browser's cache.
            await step(page, address('/accessibility'));
            await forgetShifts(page);
            await step(page, address(next.path));
            await expectNoShift(page, `on the way to ${next.name}`);
          }
          expect(pageMessages.messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
        });
      }
    });
  });
}

test.describe('a phone on which the breadcrumbs just fit', () => {
  test.use({viewport: {width: 412, height: 823}});

  test('nothing moves when the font comes that makes them shorter', async ({page}) => {
    await observeShifts(page);
    const open = await lateFonts(page);
    await open(address('/api/rest/mcp'));
    await hydrate(page);
    await expectNoShift(page);
  });
});

test.describe('from page to page', () => {
  for (const {from, link, to} of [
    {from: '/', link: 'Docs', to: '/docs/getting-started/intro'},
    {from: '/docs/guides/cli', link: 'Web playground', to: '/docs/guides/web-playground'},
    {from: '/docs/guides/cli', link: 'Guides', to: '/docs/category/guides'},
    {from: '/docs/guides/cli', link: 'API Reference', to: '/api'},
    {from: '/api', link: 'Blog', to: '/blog'},
    {
      from: '/blog',
      link: 'Read more about AI Agents vs LLM Workflows – Why Autonomy Matters',
      to: '/blog/ai-agents-vs-llm-workflows',
    },
  ]) {
    test(`nothing moves from ${from} to ${to}`, async ({page}) => {
      await observeShifts(page);
      await visit(page, address(from));
      // On a busy machine fonts come after the first paint, and a line may break elsewhere.
      await page.evaluate(() => document.fonts.ready);
      await forgetShifts(page);
      await page.getByRole('link', {name: link, exact: true}).first().click();
      await expect(page).toHaveURL(address(to));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await hydrate(page);
      await expectNoShift(page);
    });
  }
});
