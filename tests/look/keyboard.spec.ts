// Keyboard only: every control can be reached and used, shows its focus, and lets go of it.
import type {Locator, Page} from '@playwright/test';
import {hydrate, visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, testOfPages as test} from '../browser/fixtures/test';
import {words} from '../browser/fixtures/words';
import {focused, focusIsVisible} from './fixtures';
import {pageTypes} from './pageTypes';

const guide = address('/docs/guides/cli');

function isOutside(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body);
}

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: RegExp, limit = 40): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) {
      return;
    }
  }
  throw new Error(`Tab was pressed ${limit} times without reaching ${wanted}; now at "${await focused(page)}".`);
}

for (const {name, path} of pageTypes) {
  test.describe(name, () => {
    test.use({isConsoleNoisy: path === '/no-such-page'});

    test(`on the ${name} page each of the first 40 tab stops shows its focus`, async ({page}) => {
      await page.goto(address(path));
      await page.keyboard.press('Tab');
      await hydrate(page);
      let stops = 0;
      for (; stops < 40 && (await focusIsVisible(page)); stops += 1) {
        await page.keyboard.press('Tab');
      }
      // After the last stop the focus leaves the page.
      expect(stops === 40 || (await isOutside(page)), `focus at "${await focused(page)}"`).toBe(true);
      expect(stops).toBeGreaterThan(15);
    });
  });
}

test('Tab moves through the navbar in reading order', async ({page}) => {
  await visit(page, guide);
  const order: string[] = [];
  await tabTo(page, /^a Saiki$/);
  for (let stop = 0; stop < 8; stop += 1) {
    order.push(await focused(page));
    await page.keyboard.press('Tab');
  }
  expect(order).toEqual([
    'a Saiki',
    'a Docs',
    'a API Reference',
    'a Blog',
    'summary English',
    'a Saiki on Discord',
    'a Saiki on GitHub',
    expect.stringMatching(/^button Switch between dark and light mode/),
  ]);
});

/** Opens the dropdown by the keyboard and goes to its first link. */
async function enterDropdown(page: Page): Promise<Locator> {
  await visit(page, guide);
  const menu = page.locator('.dropdown__menu');
  await tabTo(page, /^summary English$/);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link')).toBeFocused();
  return menu;
}

test('Enter opens the language menu, Tab moves into it, and leaving closes it', async ({page}) => {
  const menu = await enterDropdown(page);
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('Space opens the language menu, before hydration too', async ({page}) => {
  await page.goto(guide);
  const button = page.locator('summary').filter({hasText: 'English'});
  const menu = page.locator('.dropdown__menu');
  await button.press('Space');
  await expect(menu).toBeVisible();
  await button.press('Space');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('arrows move between tabs, and Space chooses one without scrolling', async ({page}) => {
  await visit(page, address('/docs/getting-started/quickstart'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.evaluate(() => {
    const record = ({defaultPrevented}: Event) => {
      document.documentElement.dataset.prevented = String(defaultPrevented);
    };
    addEventListener('keydown', record, {once: true});
  });
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html'), 'Space would scroll').toHaveAttribute('data-prevented', 'true');
});

test('the languages of the mobile sidebar open by Space and say so', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, address('/blog'));
  await page.getByRole('button', {name: words('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}).click();
  await page.locator('.navbar-sidebar__back:visible').click();
  const fold = page.locator('.navbar-sidebar').getByText(words('theme.navbar.mobileLanguageDropdown.label'));
  await fold.press('Space');
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'English'})).toBeVisible();
  await expect(page.locator('.navbar-sidebar')).toMatchAriaSnapshot(`- group: Languages`);
});

test('Escape closes the language menu and returns the focus, and so does a press beside it', async ({page}) => {
  const menu = await enterDropdown(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const button = page.locator('summary').filter({hasText: 'English'});
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(1, 400);
  await expect(menu).toBeHidden();
});

test('the button of a sidebar category expands and collapses it, and its name says which', async ({page}) => {
  await visit(page, guide);
  await tabTo(page, /Expand sidebar category 'Tutorials'/, 60);
  await page.keyboard.press('Enter');
  const caret = page.getByRole('button', {name: "Collapse sidebar category 'Tutorials'"});
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(caret).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', {name: "Expand sidebar category 'Tutorials'"})).toBeFocused();
});

test('the sidebar can be collapsed and expanded by keyboard', async ({page}) => {
  await visit(page, guide);
  await page
    .getByRole('button', {name: words('theme.docs.sidebar.collapseButtonAriaLabel'), exact: true})
    .press('Enter');
  const back = page.getByRole('button', {name: words('theme.docs.sidebar.expandButtonAriaLabel'), exact: true});
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(back).toBeVisible();
  await back.press('Enter');
  const collapse = page.getByRole('button', {name: words('theme.docs.sidebar.collapseButtonAriaLabel'), exact: true});
  await expect(collapse).toBeFocused();
  await expect(page.getByRole('link', {name: 'Web playground', exact: true}).first()).toBeVisible();
});

test.describe('mobile sidebar', () => {
  test.use({viewport: {width: 390, height: 844}});

  const opener = (page: Page) =>
    page.getByRole('button', {name: words('theme.docs.sidebar.toggleSidebarButtonAriaLabel')});
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Site menu'});

  test('the mobile sidebar takes the focus when it opens, keeps it, and returns it on Escape', async ({page}) => {
    await visit(page, guide);
    await opener(page).press('Enter');
    const close = dialog(page).getByRole('button', {
      name: words('theme.docs.sidebar.closeSidebarButtonAriaLabel'),
    });
    await expect(close).toBeFocused();
    for (const key of [...Array<string>(60).fill('Tab'), ...Array<string>(20).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const isInside = await page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')));
      expect(isInside, isInside ? '' : await focused(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('no entry of the mobile sidebar has the focus behind the button that leads back', async ({page}) => {
    await page.setViewportSize({width: 390, height: 500});
    await visit(page, guide);
    await opener(page).press('Enter');
    const back = dialog(page).getByRole('button', {
      name: words('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'),
    });
    await expect(back).toBeVisible();
    await dialog(page).locator('.navbar-sidebar__item:not([inert]) a').last().focus();
    const hidden: string[] = [];
    while (!(await back.evaluate((button) => button === document.activeElement))) {
      const overlap = await back.evaluate(
        (button) => button.getBoundingClientRect().bottom - (document.activeElement?.getBoundingClientRect().top ?? 0),
      );
      if (overlap > 0) hidden.push(`${await focused(page)}: ${overlap}`);
      await page.keyboard.press('Shift+Tab');
    }
    expect(hidden).toEqual([]);
  });

  test('the mobile sidebar makes the rest of the page inert while it is open, and only then', async ({page}) => {
    await visit(page, guide);
    await opener(page).press('Enter');
    await expect(dialog(page).locator('.navbar-sidebar')).toBeVisible();
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await expect(page.locator('[inert] > footer, footer[inert]')).toHaveCount(1);
    // Messages are announced meanwhile.
    await expect(page.locator('body > [role="status"]')).toHaveCount(1);
    await expect(page.locator('body > [role="status"][inert]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('[inert]:not(.navbar-sidebar__item)')).toHaveCount(0);
  });

  test('the mobile sidebar closes on a click beside it', async ({page}) => {
    await visit(page, guide);
    await opener(page).click();
    await expect(dialog(page).locator('.navbar-sidebar')).toBeVisible();
    await page.mouse.click(380, 600);
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('a link in the mobile sidebar leads to another page, where the keyboard continues', async ({page}) => {
    await visit(page, guide);
    await opener(page).press('Enter');
    // Docusaurus starts at the top of the new page: it focuses a region there for a moment, some time after the text has
    // changed. A Tab before that would be lost.
    await page.evaluate(() => {
      const note = ({target}: FocusEvent) =>
        (target as Element).matches('[role="region"]') && document.documentElement.setAttribute('data-at-top', '');
      document.addEventListener('focusout', note);
    });
    await dialog(page).getByRole('link', {name: 'Web playground'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Web playground');
    await expect(page.locator('html')).toHaveAttribute('data-at-top');
    await expect(page.locator('[inert]:not(.navbar-sidebar__item)')).toHaveCount(0);
    await page.keyboard.press('Tab');
    expect(await focusIsVisible(page), await focused(page)).toBe(true);
  });
});

test.describe('links to a section', () => {
  const section = (page: Page) => page.locator('#rules-for-every-call');
  const link = (page: Page) => page.locator('main a[href$="#rules-for-every-call"]').first();
  const scrollingTo = (page: Page) =>
    section(page).evaluate((element) => {
      const before = scrollY;
      element.scrollIntoView();
      return scrollY - before;
    });

  test('a link to a section of another page takes the focus there, and Tab continues below it', async ({page}) => {
    await visit(page, address('/api/rest/search'));
    await link(page).press('Enter');
    await expect(section(page)).toBeFocused();
    expect(await focusIsVisible(page)).toBe(true);
    expect(await scrollingTo(page)).toBe(0);
    await page.keyboard.press('Tab');
    const isBelow = await section(page).evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !element.hasAttribute('tabindex'),
    );
    expect(isBelow, await focused(page)).toBe(true);
  });

  test('a section that a click leads to has no line around it', async ({page}) => {
    await visit(page, address('/api/rest/search'));
    await link(page).click();
    await expect(section(page)).toBeFocused();
    await expect(section(page)).toHaveCSS('outline-style', 'none');
    expect(await scrollingTo(page)).toBe(0);
  });
});

test('each press of the color mode button announces the mode', async ({page}) => {
  await visit(page, guide);
  for (const mode of ['light', 'dark', 'system']) {
    await page.locator('[data-color-mode-toggle]').press('Enter');
    await expect(page.locator('body > [role="status"]')).toHaveText(words(`theme.colorToggle.ariaLabel.mode.${mode}`));
  }
});

test('the language buttons of samples say which one is pressed, and all groups follow', async ({page}) => {
  await visit(page, address('/api/rest/conversation'));
  const python = page.getByRole('button', {name: 'Python', exact: true});
  await python.first().press('Enter');
  for (const button of await python.all()) {
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('.sample-tab[data-language="curl"]').first()).toBeHidden();
  await expect(page.locator('.sample-tab[data-language="python"]').first()).toBeVisible();
});
