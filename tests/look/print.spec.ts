// Any page can be printed: dark on light, without the site around it, with nothing collapsed or cut.
import type {Page} from '@playwright/test';
import {visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, test as testAlone, testOfPages as test} from '../browser/fixtures/test';
import {pageTypes} from './pageTypes';

test.use({colorScheme: 'dark'});
test.use({isConsoleNoisy: true, colorScheme: 'dark'});

const chrome = [
  '.navbar',
  '.footer',
  '.theme-announcement-bar',
  '.theme-doc-sidebar-container',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-desktop',
  '.theme-doc-toc-mobile',
  '.theme-edit-this-page',
  '.pagination-nav',
  '.sample-tabs__bar',
  '.code-block__copy',
  '.hash-link',
  'aside',
].join();

async function print(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

for (const {name, path} of pageTypes) {
  test(`the ${name} page prints dark on light, without navigation, with all code and details in full`, async ({
    page,
  }) => {
    await visit(page, address(path));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await print(page);
    const printed = await page.evaluate((around) => {
      const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      const excerpt = (element: Element) => element.outerHTML.slice(0, 120);
      const {color, backgroundColor} = getComputedStyle(document.documentElement);
      const brush = document.createElement('canvas').getContext('2d');
      /** Channels of a color in any notation. */
      const channels = (value: string) => {
        if (!brush) return [];
        brush.fillStyle = value;
        brush.clearRect(0, 0, 1, 1);
        brush.fillRect(0, 0, 1, 1);
        return [...brush.getImageData(0, 0, 1, 1).data];
      };
      const isDark = (element: Element) => {
        const [red = 0, green = 0, blue = 0, alpha = 0] = channels(getComputedStyle(element).backgroundColor);
        return alpha > 128 && red * 0.299 + green * 0.587 + blue * 0.114 < 128;
      };
      const bottomOf = (article: Element) => article.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return {
        color,
        backgroundColor,
        chrome: shown(around).map(excerpt),
        darkGrounds: shown('main *:not(.visually-hidden)').filter(isDark).map(excerpt),
        cutCode: shown('pre')
          .filter((pre) => pre.scrollWidth > pre.clientWidth + 1)
          .map(excerpt),
        closedFolds: [...document.querySelectorAll('main .markdown details:not([open])')].map(excerpt),
        movedUp: shown('header ~ .markdown')
          .filter((text) => text.getBoundingClientRect().top < bottomOf(text.parentElement!))
          .map(excerpt),
      };
    }, chrome);
    expect(printed).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
      chrome: [],
      darkGrounds: [],
      cutCode: [],
      closedFolds: [],
      movedUp: [],
    });
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

// The width of an A4 page between Chromium's margins, in CSS pixels.
test.describe('on a sheet of A4', () => {
  test.use({viewport: {width: 718, height: 1000}});

  for (const path of ['/docs/guides/cli', '/docs/guides/configuring-saiki/storage', '/api/rest/system', '/api/types']) {
    test(`the tables of ${path} fit, and no name in their code is broken`, async ({page}) => {
      await visit(page, address(path));
      await print(page);
      const found = await page.evaluate(() => {
        const tables = [...document.querySelectorAll('.table-scroll table')];
        const limit = document.documentElement.clientWidth + 1;
        const texts = tables.flatMap((table) =>
          [...table.querySelectorAll('code')].flatMap((code) => {
            const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
            const nodes: Text[] = [];
            while (walker.nextNode()) nodes.push(walker.currentNode as Text);
            return nodes;
          }),
        );
        const linesOf = (text: Text, {index, 0: word}: RegExpMatchArray) => {
          const range = document.createRange();
          range.setStart(text, index ?? 0);
          range.setEnd(text, (index ?? 0) + word.length);
          return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        };
        return {
          words: texts.length,
          wide: tables
            .filter((table) => table.getBoundingClientRect().right > limit)
            .map(({textContent}) => textContent),
          broken: texts.flatMap((text) =>
            [...(text.nodeValue ?? '').matchAll(/[A-Za-z\d]+/g)]
              .filter((word) => linesOf(text, word) > 1)
              .map(([word]) => word),
          ),
        };
      });
      expect(found).toEqual({words: expect.any(Number), wide: [], broken: []});
      expect(found.words).toBeGreaterThan(10);
    });
  }

  test('a label stays on the page of what it names', async ({page}) => {
    await visit(page, address('/api/rest/conversation'));
    await print(page);
    const labels = page.locator('.block-label');
    expect(await labels.count()).toBeGreaterThan(5);
    const rules = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).breakAfter));
    expect([...new Set(rules)]).toEqual(['avoid']);
  });
});

test('the addresses of links to other sites are printed after the links', async ({page}) => {
  await visit(page, address('/kitchen-sink'));
  await print(page);
  const link = page.getByRole('link', {name: 'link to another site'});
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('nodejs.org');
});

test('the steps of a recorded terminal are printed in full while the player shows one of them', async ({page}) => {
  await visit(page, address('/docs/getting-started/first-agent-tutorial'));
  const screen = page.getByRole('figure', {name: 'The request to write a file, and the report'});
  await screen.getByRole('button', {name: 'Play', exact: true}).click();
  await screen.getByRole('button', {name: 'Pause', exact: true}).click();
  const steps = screen.locator('.screen__steps > li');
  await expect(steps.nth(1)).toBeHidden();
  await print(page);
  await expect(steps.nth(0)).toBeVisible();
  await expect(steps.nth(1)).toBeVisible();
  const [first, second] = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect()));
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? NaN);
});

test('each panel of tabs is printed below the name of its tab', async ({page}) => {
  await visit(page, address('/docs/getting-started/quickstart'));
  const tabs = await page.getByRole('tab').allTextContents();
  await print(page);
  const names = await page
    .locator('[role="tabpanel"]')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one, '::before').content),
    );
  expect(names).toEqual(tabs.map((name) => `"${name}"`));
});

test('collapsed details are printed open, and are collapsed again afterwards', async ({page}) => {
  await visit(page, address('/kitchen-sink'));
  const fold = page.locator('.markdown details').first();
  const inside = fold.locator(':scope > :not(summary)').first();
  await expect(inside).toBeHidden();
  await print(page);
  await expect(inside).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({media: 'screen'});
  await expect(inside).toBeHidden();
});

test.describe('before hydration', () => {
  test.use({javaScriptEnabled: false});

  testAlone('collapsed details are printed open before hydration too', async ({page}) => {
    await page.goto(address('/kitchen-sink'));
    const inside = page.locator('.markdown details').first().locator(':scope > :not(summary)').first();
    await expect(inside).toBeHidden();
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await expect(inside).toBeVisible();
  });
});
