// What readers set for themselves: zoom, spacing, colours, motion, touch, paper.
import {visit} from '../browser/fixtures/awake';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';
import {pageTypes} from './pageTypes';

const shownPages = pageTypes.filter(({path}) => path !== '/no-such-page');

/** WCAG 1.4.12: what a reader may set without losing anything. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

for (const {name, path} of shownPages) {
  test(`${name}: at 400 % zoom (320 × 256) nothing but code and tables scrolls sideways`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await visit(page, address(path));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test(`${name}: with wide text spacing nothing is cut off and nothing overlaps the edge`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, address(path));
    await page.addStyleTag({content: textSpacing});
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, li, a, button, th, td, dt, dd, summary')]
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .filter((element) => {
          const {overflowX, overflowY, position} = getComputedStyle(element);
          const hides = [overflowX, overflowY].includes('hidden') && position !== 'absolute';
          return (
            hides && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test.describe('touch', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  for (const {name, path} of shownPages) {
    test(`${name}: controls are 44 pixels high for a thumb`, async ({page}) => {
      await page.goto(address(path));
      const small = await page.evaluate(() => {
        const controls = [
          'button',
          'summary',
          '.navbar a.navbar-icon',
          '.navbar__toggle',
          '.footer__link-item',
          '.pagination-nav__link',
          '.theme-doc-card-container',
          '.table-of-contents__link',
          '.breadcrumbs__link[href]',
        ].join();
        return [...document.querySelectorAll(controls)]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .filter((element) => element.getBoundingClientRect().height < 43.5)
          .map((element) => `${element.getBoundingClientRect().height} ${element.outerHTML.slice(0, 120)}`);
      });
      expect(small).toEqual([]);
    });
  }

  test('entries of the mobile sidebar are 44 pixels high', async ({page}) => {
    await visit(page, address('/docs/guides/cli'));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const links = page.getByRole('dialog').locator('a:visible, button:visible');
    await expect(links.first()).toBeInViewport();
    const heights = await links.evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[inert]'))
        .map((element) => ({text: element.textContent, height: element.getBoundingClientRect().height})),
    );
    expect(heights.filter(({height}) => height < 43.5)).toEqual([]);
  });
});

test.describe('reduced motion', () => {
  test('nothing moves by itself', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, address('/'));
    expect(await page.evaluate(() => document.getAnimations().map(({playState}) => playState))).toEqual([]);
    await expect(page.getByText('saiki -a notes.yml')).toHaveCSS('clip-path', 'none');
  });

  test('without that wish the terminal types its command once and keeps it', async ({page}) => {
    await visit(page, address('/'));
    const typed = page.getByText('saiki -a notes.yml');
    await expect(typed).toHaveCSS('animation-iteration-count', '1');
    await expect(typed).toHaveCSS('clip-path', /^inset\(0px( 0%.*)?\)$/);
  });
});

test.describe('forced colours', () => {
  test('icons, borders and the current entry of the menu are drawn in colours of the system', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, address('/docs/guides/cli'));
    const icon = await page
      .locator('.navbar-icon--github')
      .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(icon).not.toBe(ground);
    const active = page.locator('.menu__link--active[aria-current]').first();
    await expect(active).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('.code-block').first()).toHaveCSS('border-top-style', 'solid');
  });

  test('the focus is visible', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, address('/'));
    await page.getByRole('link', {name: 'Build your first agent'}).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
  });
});

test.describe('paper', () => {
  test('a page prints without its chrome, in dark on light, with folds open and targets of links', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(page, address('/kitchen-sink'));
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const chrome of ['.navbar', '.footer', '.theme-announcement-bar', '.code-block__copy', '.hash-link']) {
      await expect(page.locator(chrome).first()).toBeHidden();
    }
    await expect(page.getByText('Its content, with', {exact: false}).first()).toBeVisible();
    const colors = await page.evaluate(() => {
      const {color, backgroundColor} = getComputedStyle(document.documentElement);
      return {color, backgroundColor};
    });
    expect(colors).toEqual({color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)'});
    const link = page.getByRole('link', {name: 'link to another site'});
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('nodejs.org');
    const pre = page.getByRole('figure').filter({hasText: 'A long line'}).locator('pre');
    expect(await pre.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
  });
});

test('landmarks have names that tell them apart', async ({page}) => {
  await visit(page, address('/docs/guides/cli'));
  const navigations = await page
    .getByRole('navigation')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('aria-label')),
    );
  expect(navigations.length).toBeGreaterThanOrEqual(4);
  expect(navigations).not.toContain(null);
  expect(new Set(navigations).size).toBe(navigations.length);
  await expect(page.getByRole('main')).toHaveCount(1);
});
