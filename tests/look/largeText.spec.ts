// Letters of twice the size (WCAG 1.4.4): nothing is cut off, off the screen, or over anything else.
import {address} from '../browser/fixtures/site';
import {expect, testOfPages as test} from '../browser/fixtures/test';

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

test('on a phone with letters of twice the size, the way back is not cut off beside the menu of the page', async ({
  page,
}) => {
  // What 390 pixels are then: the style sheet measures the window in letters.
  await page.setViewportSize({width: 195, height: 422});
  await page.goto(address('/docs/guides/cli'));
  const back = page.locator('.breadcrumbs__link:visible');
  await expect(back).toHaveText('Guides');
  expect(await back.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  await page.getByText('Copy page', {exact: true}).click();
  const menu = await page.locator('details[open] ul:has(button)').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(195);
});
