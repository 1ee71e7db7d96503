// Any page can be printed: dark on light, without the site around it, with nothing folded or cut.
import type {Page} from '@playwright/test';
import {visit} from '../browser/fixtures/awake';
import {address} from '../browser/fixtures/site';
import {expect, test, testOfPages} from '../browser/fixtures/test';
import {pageTypes} from './pageTypes';

test.use({colorScheme: 'dark'});
testOfPages.use({isConsoleNoisy: true, colorScheme: 'dark'});

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
  testOfPages(`${name}: prints dark on light, without its chrome, code unbroken`, async ({page}) => {
    await visit(page, address(path));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await print(page);
    const paper = await page.evaluate((around) => {
      const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      const excerpt = (element: Element) => element.outerHTML.slice(0, 120);
      const {color, backgroundColor} = getComputedStyle(document.documentElement);
      /** Channels of a colour, however it is written. */
      const channels = (value: string) => {
        const brush = document.createElement('canvas').getContext('2d');
        if (!brush) return [];
        brush.fillStyle = value;
        brush.fillRect(0, 0, 1, 1);
        return [...brush.getImageData(0, 0, 1, 1).data];
      };
      const isDark = (element: Element) => {
        const [red = 0, green = 0, blue = 0, alpha = 0] = channels(getComputedStyle(element).backgroundColor);
        return alpha > 128 && red * 0.299 + green * 0.587 + blue * 0.114 < 128;
      };
      return {
        color,
        backgroundColor,
        chrome: shown(around).map(excerpt),
        darkGrounds: shown('main *:not(.visually-hidden)').filter(isDark).map(excerpt),
        cutCode: shown('pre')
          .filter((pre) => pre.scrollWidth > pre.clientWidth + 1)
          .map(excerpt),
        closedFolds: [...document.querySelectorAll('main .markdown details:not([open])')].map(excerpt),
      };
    }, chrome);
    expect(paper).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
      chrome: [],
      darkGrounds: [],
      cutCode: [],
      closedFolds: [],
    });
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('targets of links to other sites stand behind the links', async ({page}) => {
  await visit(page, address('/kitchen-sink'));
  await print(page);
  const link = page.getByRole('link', {name: 'link to another site'});
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('nodejs.org');
});

test('what was folded on the screen is printed, and folded again afterwards', async ({page}) => {
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

test.describe('before React is there', () => {
  test.use({javaScriptEnabled: false});

  test('folds are printed open too', async ({page}) => {
    await page.goto(address('/kitchen-sink'));
    const inside = page.locator('.markdown details').first().locator(':scope > :not(summary)').first();
    await expect(inside).toBeHidden();
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await expect(inside).toBeVisible();
  });
});
