// Letters of twice the size (WCAG 1.4.4): nothing is cut off, off the screen, or over anything else.
import {codeIsLaidOut} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, testOfPages as test} from '../browser/fixtures/test';
import {pageTypes} from './pageTypes';

/** What 390 × 844 pixels are with letters of twice the size: the style sheet measures the window in letters. */
const phone = {width: 195, height: 422};

test.describe('on a phone', () => {
  test.use({viewport: phone, isConsoleNoisy: true});

  for (const {name, path} of pageTypes) {
    test(`nothing on the ${name} page is cut off with letters of twice the size`, async ({page}) => {
      await page.goto(address(path));
      await codeIsLaidOut(page);
      const cut = await page.evaluate(() => {
        const isCut = (element: Element) => {
          const {overflowX, overflowY} = getComputedStyle(element);
          const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
          return (
            (overflowX === 'hidden' && scrollWidth > clientWidth + 1) ||
            (overflowY === 'hidden' && scrollHeight > clientHeight + 1)
          );
        };
        // Elements of one pixel are for screen readers only, and types of words are invisible, but overflow their block.
        return [...document.querySelectorAll('body :not([aria-hidden], .code-block:has(.type))')]
          .filter((element) => element.checkVisibility({visibilityProperty: true}) && element.clientHeight > 1)
          .filter((element) => element.textContent.trim() !== '' && isCut(element))
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });
  }
});

for (const width of [1024, 1280, 1440]) {
  test(`at ${width} pixels nothing in the navbar is over anything else with letters of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(address('/docs/guides/cli'));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
    const boxes = await page
      .locator('.navbar :is(.navbar__brand, .navbar__link, .navbar-icon, [data-search-open]):visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(6);
    const overlaps = boxes.filter((box, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        ),
    );
    expect(overlaps).toEqual([]);
    expect(Math.max(...boxes.map(({right}) => right))).toBeLessThanOrEqual(width);
  });
}

test('the icons of the navbar are twice as large with letters of twice the size', async ({page}) => {
  await page.goto(address('/docs/guides/cli'));
  const icons = page.locator('.navbar svg:visible');
  const widths = () => icons.evaluateAll((all) => all.map((icon) => Math.round(icon.getBoundingClientRect().width)));
  const before = await widths();
  expect(before.length).toBeGreaterThan(2);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
  expect(await widths()).toEqual(before.map((width) => 2 * width));
});

for (const path of ['/docs/guides/cli', '/blog/ai-agents-vs-llm-workflows']) {
  test(`on a phone, the menu of ${path} is on the screen with letters of twice the size`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 844});
    await page.goto(address(path));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.getByText('Copy page', {exact: true}).click();
    const menu = page.locator('details[open] ul:has(button)');
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((list) => list.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
    expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  });
}

test('on a phone with letters of twice the size, the menu of the page is on the screen below the way back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address('/docs/guides/cli'));
  await page.getByText('Copy page', {exact: true}).click();
  const menu = await page.locator('details[open] ul:has(button)').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(phone.width);
});
