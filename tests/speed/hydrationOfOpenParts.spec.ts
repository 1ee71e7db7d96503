// What's open when a page hydrates stays open: collapsible sections that the address points to, tabs, and the
// mobile menu.
import type {Locator, Page} from '@playwright/test';
import {usualPage} from '../browser/data/usualPages';
import {codeIsLaidOut, hydrate, movePointer, neverIdle} from '../browser/fixtures/hydrate';
import {holdScripts} from '../browser/fixtures/network';
import {address} from '../browser/fixtures/site';
import {expect, test, testOfPages} from '../browser/fixtures/test';

const guide = usualPage.path;

function hasHydrated(page: Page) {
  return expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test.describe('a fold that the address names', () => {
  const fold = 'send-message-sync-200-examples';
  const details = (page: Page) => page.locator(`details#${fold}`);

  test('it is open before hydration, which leaves the reader where they are', async ({page}) => {
    await neverIdle(page);
    const held = await holdScripts(page);
    await page.goto(`${address('/api/rest/conversation')}#${fold}`);
    await codeIsLaidOut(page);
    await expect(details(page)).toHaveAttribute('open', '');
    await expect(details(page)).toBeInViewport();
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 2000);
    await expect(details(page)).not.toBeInViewport();
    const place = await page.evaluate(() => scrollY);
    held.release();
    await hasHydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('the reader closes it before hydration, and it stays closed', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(`${address('/api/rest/conversation')}#${fold}`);
    await movePointer(page, 200, 200);
    await details(page).evaluate((element: HTMLDetailsElement) => {
      element.open = false;
    });
    held.release();
    await hasHydrated(page);
    await expect(details(page)).not.toHaveAttribute('open');
  });

  test('it is open before hydration when the address has it with escapes', async ({page}) => {
    await holdScripts(page);
    await page.goto(`${address('/api/rest/conversation')}#%73${fold.slice(1)}`);
    await expect(details(page)).toHaveAttribute('open', '');
  });

  test('a link to it opens it before hydration', async ({page}) => {
    await holdScripts(page);
    await page.goto(address('/api/rest/conversation'));
    await page.evaluate((id) => {
      location.hash = id;
    }, fold);
    await expect(details(page)).toHaveAttribute('open', '');
  });
});

test('the entry of the page is in sight in the sidebar, before hydration and after it', async ({page}) => {
  const held = await holdScripts(page);
  const entry = page.locator('aside .menu__link[aria-current]');
  await page.goto(address('/docs/errors/silences'));
  await expect(entry).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  held.release();
  await hydrate(page);
  await expect(entry).toBeInViewport();
});

test('hydration keeps what is in a tab: the pressed button, the focus, and selected text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const held = await holdScripts(page);
  await page.goto(address('/docs/getting-started/quickstart'));
  const panel = page.getByRole('tabpanel').first();
  const copy = panel.locator('[data-copy-code]');
  await panel.locator('code').evaluate((code) => getSelection()?.selectAllChildren(code));
  await copy.focus();
  await copy.click();
  const shown = page.getByRole('tab', {name: 'Google'}).first();
  await shown.hover();
  await page.mouse.down();
  held.release();
  await expect(copy).toHaveText('Copied');
  await page.mouse.up();
  await expect(shown).toHaveAttribute('aria-selected', 'true');
});

testOfPages('an open static menu leaves a desktop page as it is', async ({page}) => {
  await page.goto(`${guide}#site-menu`);
  await hydrate(page);
  await expect(page).toHaveURL(guide);
  await expect(page.locator('[inert] main')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('closing the static menu does not move the page', async ({page}) => {
    await holdScripts(page);
    await page.goto(address('/docs/guides/cli'));
    await codeIsLaidOut(page);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    // Playwright's `click` would scroll to the element.
    const click = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
    await click(page.locator('a.navbar__toggle'));
    await expect(page.locator('#site-menu')).toBeVisible();
    await click(page.locator('#site-menu').getByRole('link', {name: 'Close menu'}));
    await expect(page.locator('#site-menu')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(3000);
  });

  test('the open mobile menu returns the focus to its button, also when opening it was the first interaction', async ({
    page,
  }) => {
    const held = await holdScripts(page);
    await page.goto(guide);
    await page.locator('a.navbar__toggle').click();
    held.release();
    await expect(page.locator('button.navbar-sidebar__close')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('button.navbar__toggle')).toBeFocused();
  });

  testOfPages('the mobile menu shows the entry of the page, and the way back to the main menu', async ({page}) => {
    await page.goto(address('/docs/errors/silences'));
    await page.locator('a.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar .menu__link--active[aria-current]').last()).toBeInViewport();
    await page.locator('.navbar-sidebar__back').click({trial: true});
    await expect(page.locator('.navbar-sidebar__back')).toBeInViewport({ratio: 0.99});
  });

  test('the mobile menu that slides in after hydration does not stay scrolled sideways', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(address('/docs/errors/silences'));
    await page.locator('a.navbar__toggle').click();
    // Long enough that the menu is still outside of the sidebar when it scrolls to the page's entry.
    await page.addStyleTag({content: '.navbar-sidebar__items {transition-duration: 2s !important}'});
    held.release();
    const entry = page.locator('.navbar-sidebar .menu__link--active[aria-current]').last();
    await expect(entry).toBeInViewport();
    expect(await page.locator('.navbar-sidebar').evaluate((sidebar) => sidebar.scrollLeft)).toBe(0);
  });

  test('a press of a link in the static menu that hydration interrupts is followed', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(guide);
    await page.locator('a.navbar__toggle').click();
    const link = page.locator('#site-menu a[href$="/blog"]');
    await link.hover();
    await page.mouse.down();
    held.release();
    await hasHydrated(page);
    // React may replace the menu in the next frames.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.mouse.up();
    await expect(page).toHaveURL(address('/blog'));
  });

  test("a press of the mobile menu's button that hydration interrupts opens the menu", async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(guide);
    await page.locator('a.navbar__toggle').hover();
    await page.mouse.down();
    held.release();
    await hasHydrated(page);
    // React may take over the button in the next frames.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.mouse.up();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await expect(page).toHaveURL(guide);
  });

  test('an address that changes while hydration replaces the button of the mobile menu opens the menu', async ({
    page,
  }) => {
    await page.goto(guide);
    await hydrate(page);
    await page.evaluate(() => {
      location.hash = 'site-menu';
    });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await expect(page).toHaveURL(guide);
  });

  testOfPages('hydration keeps the focus on the button of the mobile menu', async ({page}) => {
    await page.goto(guide);
    await page.locator('a.navbar__toggle').focus();
    await expect(page.locator('button.navbar__toggle')).toBeFocused();
  });

  test('hydration replaces an open mobile menu with the full one', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(guide);
    await page.locator('a.navbar__toggle').click();
    await expect(page.locator('#site-menu')).toBeVisible();
    held.release();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await expect(page.locator('#site-menu')).toHaveCount(0);
    await expect(page).toHaveURL(guide);
  });
});
