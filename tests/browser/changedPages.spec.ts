// Software that changes a page: translation by the browser, extensions.
import type {Page} from '@playwright/test';
import {nextPage as to, usualPage as from} from './data/usualPages';
import {hydrate, isSameDocument, markDocument, visit} from './fixtures/hydrate';
import {holdScripts} from './fixtures/network';
import {address} from './fixtures/site';
import {expect, test, testOfPages} from './fixtures/test';

/** A page with collapsible sections. */
const reference = address('/api/rest/sessions');
const fold = (page: Page) => page.locator('main article details:visible').first();
const heading = (page: Page) => page.getByRole('heading', {level: 1});

const follow = (page: Page, path = to.path): Promise<void> =>
  page.locator(`a[href="${path}"]:visible`).first().press('Enter');

/**
 * Wraps each text in two elements, as Chrome's translation does.
 * @param follows whether it also translates what's added later
 */
const translate = (page: Page, follows = false): Promise<void> =>
  page.evaluate((isObserving) => {
    const translateAll = (): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const isLeftOut = node.parentElement?.closest('script, style, pre, code, font, [translate="no"]');
        if (node.data.trim() && !isLeftOut) texts.push(node);
      }
      for (const node of texts) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = `«${node.data}»`;
        outer.append(inner);
        node.replaceWith(outer);
      }
    };
    translateAll();
    if (!isObserving) return;
    new MutationObserver(translateAll).observe(document.body, {subtree: true, childList: true, characterData: true});
  }, follows);

testOfPages('[BAD-5] a translated page navigates, opens its menus and changes its color mode', async ({page}) => {
  await visit(page, from.path);
  await translate(page);
  await markDocument(page);
  await follow(page);
  await expect(page).toHaveURL(to.path);
  await expect(heading(page)).toContainText(to.h1);
  await translate(page);
  await page.locator('[data-color-mode-toggle]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goBack();
  await expect(page).toHaveURL(from.path);
  await expect(heading(page)).toContainText(from.h1);
  expect(await isSameDocument(page)).toBe(true);
});

testOfPages('[BAD-5] a translated page finds pasted errors', async ({page}) => {
  await visit(page, address('/docs/errors'));
  await translate(page, true);
  const status = page.locator('section:has(textarea)').getByRole('status');
  await page.locator('main textarea').fill('database is locked');
  await expect(status).toHaveText('«Known messages in this text: 1.»');
  await page.locator('main textarea').fill('key=sk-proj-abcdef123456 database is locked');
  await expect(status).toContainText('API key');
  await page.locator('main textarea').fill('nothing that is known');
  await expect(status).toContainText('No known message found');
  await expect(heading(page)).toContainText('Error index');
});

testOfPages('[BAD-5] the buttons of a player on a translated page say what they do', async ({page}) => {
  await visit(page, address('/docs/getting-started/first-agent-tutorial'));
  await translate(page, true);
  const screen = page.getByRole('figure', {name: 'The request to write a file, and the report'});
  const button = (name: string) => screen.getByRole('button', {name: `«${name}»`, exact: true});
  await button('Play').click();
  await button('Pause').click();
  await expect(button('Continue')).toBeVisible();
  await expect(screen.locator('.screen__status')).toContainText('1 of 2');
  await button('Show all').click();
  await expect(button('Play')).toBeVisible();
});

test.describe('before hydration', () => {
  // React logs what an extension changed.
  test.use({isConsoleNoisy: true});

  test('[BAD-5] of what the reader types and opens, hydration of a translated page loses nothing', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(reference);
    await translate(page);
    await fold(page).locator('summary').first().click();
    await page.keyboard.press('/');
    await page.keyboard.type('dock');
    held.release();
    const field = page.locator('#site-search input');
    // React has rendered the page from scratch; what's typed in the meantime goes into the field too.
    await page.waitForFunction(() => !document.querySelector('main h1 font'));
    await page.keyboard.type('er');
    await hydrate(page);
    await expect(field).toHaveValue('docker');
    await expect(field).toBeFocused();
    await expect(page.locator('#site-search')).toHaveJSProperty('open', true);
    expect(await page.locator('#site-search').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(fold(page)).toHaveAttribute('open', '');
  });

  test('[BAD-5] of what the reader pastes, hydration of a translated page loses nothing', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(address('/docs/errors'));
    await translate(page);
    const field = page.locator('main textarea');
    await field.focus();
    await page.keyboard.insertText('database is locked');
    held.release();
    await hydrate(page);
    await expect(field).toHaveValue('database is locked');
    await expect(field).toBeFocused();
    await expect(page.locator('main section:has(textarea) ol > li').first()).toBeVisible();
  });

  test('[BAD-5] clicks on buttons of a translated page are replayed', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto(from.path);
    await translate(page);
    await page.locator('.theme-announcement-bar button').click();
    await page.locator('.theme-doc-sidebar-container button.button--secondary').click();
    held.release();
    await hydrate(page);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
  });

  testOfPages(
    '[BAD-5] a page in which an extension puts elements and attributes before hydration works',
    async ({page}) => {
      await page.goto(from.path);
      await page.evaluate(() => {
        const first = document.createElement('div');
        first.id = 'extension';
        document.body.prepend(first);
        document.body.append(document.createElement('extension-toolbar'));
        document.documentElement.setAttribute('data-extension', '');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        document.querySelectorAll('a, p').forEach((element) => element.setAttribute('data-extension-id', 'x'));
        document.querySelector('main h1')?.after(document.createElement('extension-button'));
        document.querySelector('main')?.append(Object.assign(document.createElement('input'), {value: 'filled in'}));
        document.head.append(document.createElement('style'));
      });
      await hydrate(page);
      await expect(heading(page)).toHaveText(from.h1);
      await follow(page);
      await expect(heading(page)).toHaveText(to.h1);
    },
  );
});
