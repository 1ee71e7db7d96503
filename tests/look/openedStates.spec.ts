// The same rules as in tests/browser/everyPage.spec.ts, for what only shows after an interaction.
import type {Page} from '@playwright/test';
import {visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {testOfPages as test} from '../browser/fixtures/test';
import {words} from '../browser/fixtures/words';
import {expectNoViolations} from './violations';

interface OpenedState {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly open: (page: Page) => Promise<void>;
}

/** A page with everything around it that guides have, and little text. */
const guide = '/docs/guides/discord-bot';

const menuButton = (page: Page) =>
  page.getByRole('button', {name: words('theme.docs.sidebar.toggleSidebarButtonAriaLabel')});

const states: readonly OpenedState[] = [
  {
    name: 'the mobile sidebar open at the pages of the section',
    // From the small guide, the sidebar is scrolled, and axe reports the link that its edge cuts.
    path: '/docs/guides/cli',
    width: 390,
    open: (page) => menuButton(page).click(),
  },
  {
    name: 'the mobile sidebar open at the main menu',
    path: '/blog',
    width: 390,
    open: async (page) => {
      await menuButton(page).click();
      const back = page.locator('.navbar-sidebar__back:visible');
      await ((await back.isVisible()) ? back.click() : Promise.resolve());
    },
  },
  {
    name: 'the language menu open',
    path: guide,
    width: 1280,
    open: (page) => page.locator('summary').filter({hasText: 'English'}).press('Enter'),
  },
  {
    name: 'the page menu open',
    path: guide,
    width: 1280,
    open: (page) => page.locator('summary').filter({hasText: 'Copy page'}).press('Enter'),
  },
  {
    name: 'details open, lines wrapped and another language of the samples',
    path: '/kitchen-sink',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', {name: 'Python', exact: true}).first().click();
      await page.locator('[data-wrap-code]:visible').first().click();
      await page.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
      // axe measures distances on the screen: in a scrolled page, the navbar's links may be too near to one of the page.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'the sidebar collapsed',
    path: guide,
    width: 1280,
    open: (page) =>
      page.getByRole('button', {name: words('theme.docs.sidebar.collapseButtonAriaLabel'), exact: true}).click(),
  },
];

for (const {name, path, width, open} of states) {
  test(`axe finds no violation with ${name} in light and dark mode`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, address(path));
    await open(page);
    await expectNoViolations(page);
  });
}
