// What the first view doesn't show comes after hydration, so that hydration doesn't keep the reader waiting.
import {nextPage, usualPage} from '../browser/data/usualPages';
import {hydrate} from '../browser/fixtures/hydrate';
import {address, contentScript} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

const guide = usualPage.path;

test('pages are prefetched in several idle turns, not all in one', async ({page}) => {
  await page.goto(guide);
  await hydrate(page);
  // No visible link leads to these pages.
  const scripts = ['tools', 'mcp'].map((name) => contentScript(`content/docs/concepts/${name}.md`));
  const paths = ['tools', 'mcp'].map((name) => address(`/docs/concepts/${name}`));
  // What's added in one turn of the event loop is reported together at its end.
  const turns = await page.evaluate(
    ([files, pages]) =>
      new Promise<string[][]>((resolve) => {
        const all: string[][] = [];
        new MutationObserver((changes) => {
          const added = changes
            .flatMap(({addedNodes}) => [...addedNodes])
            .map((node) => (node as HTMLLinkElement).href);
          const ours = files.filter((file) => added.some((href) => href?.endsWith(file)));
          if (ours.length > 0) all.push(ours);
          if (all.flat().length === files.length) resolve(all);
        }).observe(document.head, {childList: true});
        pages.forEach((path) => window.docusaurus.prefetch(path));
      }),
    [scripts, paths] as const,
  );
  expect(turns).toEqual(scripts.map((script) => [script]));
});

test('the mobile menu is rendered after hydration, not during it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const menus = document.querySelectorAll('.navbar-sidebar__items').length;
      document.documentElement.dataset.menusAtHydration = String(menus);
    }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
  });
  await page.goto(guide);
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-menus-at-hydration', '0');
  await expect(page.locator('.navbar-sidebar__items')).toHaveCount(1);
});

test('the next page is rendered for this screen at once, not first for desktop', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(guide);
  await hydrate(page);
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
  await expect(page.locator('h1')).toHaveText(nextPage.h1);
  await expect(page.locator('.theme-doc-toc-mobile')).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-made-for-desktop');
});
