// The language of samples and the details of a page: what an address points to is shown, and a choice is kept.
import type {Page} from '@playwright/test';
import {visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {stored} from '../browser/fixtures/storage';
import {expect, testOfPages as test} from '../browser/fixtures/test';
import {words} from '../browser/fixtures/words';

const conversation = address('/api/rest/conversation');
const sample = (page: Page, language: string) => page.locator(`.sample-tab[data-language="${language}"]`).first();
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

async function followLinkFromPageWithoutSamples(page: Page): Promise<void> {
  await visit(page, address('/api'));
  await page.getByRole('main').getByRole('link', {name: 'REST API'}).first().click();
}

test.describe('samples', () => {
  test('the samples of an address have its language before hydration', async ({page}) => {
    await page.goto(`${conversation}?samples=python`);
    await expect(sample(page, 'python')).toBeVisible();
    await expect(sample(page, 'curl')).toBeHidden();
  });

  test('a chosen language holds for all groups, on the next page, and on the next visit before hydration', async ({
    page,
  }) => {
    await visit(page, conversation);
    await button(page, 'Go').first().click();
    for (const one of await button(page, 'Go').all()) {
      await expect(one).toHaveAttribute('aria-pressed', 'true');
    }
    expect(await stored(page, 'samples')).toBe('go');
    await page.getByRole('link', {name: `${words('theme.docs.paginator.next')} Session Management`}).click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Conversation');
    await expect(button(page, 'Go').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(sample(page, 'go')).toBeVisible();
    await page.goto(conversation);
    await expect(sample(page, 'go')).toBeVisible();
    await expect(sample(page, 'curl')).toBeHidden();
  });

  test('a chosen language holds after a navigation from a page without samples', async ({page}) => {
    await visit(page, conversation);
    await button(page, 'Go').first().click();
    await followLinkFromPageWithoutSamples(page);
    await expect(button(page, 'Go').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(sample(page, 'go')).toBeVisible();
    await expect(sample(page, 'curl')).toBeHidden();
  });

  test('the first language is shown after a navigation from a page without samples', async ({page}) => {
    await followLinkFromPageWithoutSamples(page);
    await expect(button(page, 'curl').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(sample(page, 'curl')).toBeVisible();
    await expect(sample(page, 'go')).toBeHidden();
  });

  test('a chosen language replaces the one in the address', async ({page}) => {
    await visit(page, `${conversation}?samples=python`);
    await button(page, 'Go').first().click();
    await expect(page).toHaveURL(/\?samples=go$/);
    await page.reload();
    await expect(sample(page, 'go')).toBeVisible();
  });

  test('a stream, which has only a shell command, shows it whatever language was chosen', async ({page}) => {
    await page.goto(`${address('/api/rest/system')}?samples=python`);
    await expect(page.locator('.code-block', {hasText: '--no-buffer'}).first()).toBeVisible();
  });

  test('an unknown language in the address shows the chosen one, or else the first', async ({page}) => {
    await visit(page, `${conversation}?samples=cobol`);
    await expect(sample(page, 'curl')).toBeVisible();
    await button(page, 'Go').first().click();
    await page.goto(`${conversation}?samples=cobol`);
    await expect(sample(page, 'go')).toBeVisible();
  });

  test('the keyboard reaches each language of samples and chooses it, also with Space', async ({page}) => {
    await visit(page, conversation);
    await button(page, 'curl').first().focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'TypeScript').first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(page, 'TypeScript').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'curl').first()).toHaveAttribute('aria-pressed', 'false');
    await expect(sample(page, 'typescript')).toBeVisible();
  });
});

test.describe('details', () => {
  const fold = (page: Page) => page.locator('details#send-message-sync-200-examples');

  test('the details that an address points at are open and in sight', async ({page}) => {
    await visit(page, `${conversation}#send-message-sync-200-examples`);
    await expect(fold(page)).toHaveAttribute('open');
    await expect(fold(page).locator('summary')).toBeInViewport();
  });

  test('details open when a link on the page points at them', async ({page}) => {
    await visit(page, conversation);
    await expect(fold(page)).not.toHaveAttribute('open');
    await page.evaluate(() => {
      location.hash = 'send-message-sync-200-examples';
    });
    await expect(fold(page)).toHaveAttribute('open');
    await expect(fold(page).locator('summary')).toBeInViewport();
    await expect(fold(page)).toBeFocused();
  });

  test('details within details open when the reader goes back to them', async ({page}) => {
    await visit(page, address('/api/websocket'));
    const inner = page.locator('main details details').first();
    for (const hash of [(await inner.getAttribute('id')) ?? '', 'in-a-browser']) {
      await page.evaluate((wanted) => {
        location.hash = wanted;
      }, hash);
    }
    // The first time, Chromium opens them by itself.
    for (const go of ['Back', 'Forward', 'Back'] as const) {
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((one) => one.removeAttribute('open')),
      );
      await page[`go${go}`]();
    }
    await expect(inner).toHaveAttribute('open');
    await expect(inner.locator('summary')).toBeInViewport();
  });

  test('open details have the same room below their content as beside it', async ({page}) => {
    const rooms: {what: string; room: number}[] = [];
    for (const path of ['/kitchen-sink', '/api/rest/conversation', '/api/websocket']) {
      await visit(page, address(path));
      const found = await page.locator('.markdown details').evaluateAll((folds) =>
        folds.map((fold) => {
          fold.setAttribute('open', '');
          const last = fold.lastElementChild ?? fold;
          const {borderBottomWidth, paddingLeft} = getComputedStyle(fold);
          const below = fold.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
          return {
            what: `${fold.id} ${last.outerHTML.slice(0, 80)}`,
            room: Math.round(below - parseFloat(borderBottomWidth) - parseFloat(paddingLeft)),
          };
        }),
      );
      expect(found.length).toBeGreaterThan(0);
      rooms.push(...found);
    }
    expect(rooms.filter(({room}) => room !== 0)).toEqual([]);
  });
});
