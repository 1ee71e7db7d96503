// What the first view does not show comes after waking, so that waking does not hold up the reader.
import {awake} from '../browser/fixtures/awake';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

const guide = address('/docs/guides/cli');

test('pages are fetched ahead in idle turns, not all in one', async ({page}) => {
  await page.goto(guide);
  await awake(page);
  const ahead = page.locator('head link[rel="prefetch"]');
  const [before, atOnce] = await page.evaluate(async (path) => {
    const count = () => document.querySelectorAll('head link[rel="prefetch"]').length;
    // What links in sight have asked for comes first.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const already = count();
    window.docusaurus.prefetch(path);
    return [already, count()];
  }, address('/blog/archive'));
  expect(atOnce).toBe(before);
  await expect.poll(() => ahead.count()).toBeGreaterThan(before ?? 0);
});

test('the menu of small screens is not part of waking', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const menus = document.querySelectorAll('.navbar-sidebar__items').length;
      document.documentElement.dataset.menusAtWaking = String(menus);
    }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
  });
  await page.goto(guide);
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('data-menus-at-waking', '0');
  await expect(page.locator('.navbar-sidebar__items')).toHaveCount(1);
});

test('a page that a link leads to is made for this screen, not first for all and then again', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(guide);
  await awake(page);
  await page.evaluate(() => {
    const desktopOnly = '.theme-doc-toc-desktop';
    new MutationObserver((changes) => {
      const added = changes.flatMap(({addedNodes}) => [...addedNodes]).filter((node) => node instanceof Element);
      if (added.some((element) => element.matches(desktopOnly) || element.querySelector(desktopOnly))) {
        document.documentElement.dataset.madeForDesktop = '';
      }
    }).observe(document.body, {subtree: true, childList: true});
  });
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).not.toHaveText('CLI Guide');
  await expect(page.locator('.theme-doc-toc-mobile')).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-made-for-desktop');
});
