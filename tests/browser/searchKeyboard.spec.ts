// The search dialog by keyboard: choosing, following, filters, and keys pressed before the answer arrives.
import type {Page} from '@playwright/test';
import {hydrate, neverIdle, visit} from './fixtures/hydrate';
import {holdScripts} from './fixtures/network';
import {ask, field, followFirst, guide, options} from './fixtures/search';
import {address} from './fixtures/site';
import {expect, test as testAlone, testOfPages as test} from './fixtures/test';

test('[SEARCH-5] Enter waits for the answer to what is in the field, and another key takes it back', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'docker');
  // All in one task, so that no answer comes in between.
  const replaceAndPress = (query: string, keys: readonly string[]) =>
    field(page).evaluate(
      (input: HTMLInputElement, typed) => {
        input.value = typed.query;
        input.dispatchEvent(new InputEvent('input', {bubbles: true}));
        for (const key of typed.keys) {
          input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
        }
      },
      {query, keys},
    );
  await replaceAndPress('webhook', ['Enter']);
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  await expect(page).toHaveURL(/webhook/u);
  await ask(page, 'docker');
  await replaceAndPress('telemetry', ['Enter', 'Shift']);
  await expect(options(page).first()).toContainText('telemetry');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await expect(page).toHaveURL(/webhook/u);
});

testAlone('[SEARCH-5] Enter before the index is there follows the first result once it is', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search/index.json', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, guide);
  await page.keyboard.press('/');
  await page.keyboard.type('webhook');
  await expect(page.getByRole('status').filter({hasText: 'Searching'})).toBeVisible();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  await expect(page).toHaveURL(/webhook/u);
});

testAlone('[SEARCH-5] Enter before hydration follows the first result', async ({page}) => {
  await neverIdle(page);
  const scripts = await holdScripts(page);
  await page.goto(guide);
  await page.keyboard.press('/');
  await page.keyboard.type('webhook');
  await page.keyboard.press('Enter');
  scripts.release();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  await expect(page).toHaveURL(/webhook/u);
});

testAlone('[SEARCH-5] Enter before the dialog has its content follows the first result', async ({page}) => {
  await visit(page, guide);
  const scripts = await holdScripts(page);
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await page.keyboard.press('/');
  await page.keyboard.type('webhook');
  await page.keyboard.press('Enter');
  scripts.release();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/webhook/u);
});

for (const [how, open] of [
  ['Control+Enter opens', (page: Page) => page.keyboard.press('Control+Enter')],
  ['the middle button opens', (page: Page) => options(page).first().click({button: 'middle'})],
] as const) {
  testAlone(`[SEARCH-5] ${how} the result in another tab, and no host gets the words`, async ({page, context}) => {
    await visit(page, guide);
    await ask(page, 'message-sync');
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    const [tab] = await Promise.all([context.waitForEvent('page'), open(page)]);
    await expect(tab).toHaveURL(({pathname}) => pathname === address('/api/rest/conversation'));
    expect(new URL(page.url()).pathname).toBe(guide);
    await hydrate(tab);
    const marks = () => tab.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
    await expect.poll(async () => (await marks()).length).toBeGreaterThan(0);
    expect(requests.filter((url) => url.includes('?') || url.includes('message-sync'))).toEqual([]);
    await tab.reload();
    await hydrate(tab);
    await tab.keyboard.press('/');
    await expect(field(tab)).toBeFocused();
    expect(await marks()).toEqual([]);
  });
}

test('[SEARCH-5] Enter that ends the input of a composed word opens nothing', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'docker');
  await page.waitForFunction(() => document.querySelector('[role="option"]'));
  await field(page).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true})),
  );
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await expect(page).toHaveURL(guide);
});

test('[SEARCH-5] a second search for the section that is open leads there again', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'docker image');
  const target = await followFirst(page);
  const heading = page.locator(`[id="${target.hash.slice(1)}"]`);
  await expect(heading).toBeInViewport();
  await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
  await expect(heading).not.toBeInViewport();
  await page.keyboard.press('/');
  await field(page).fill('docker an image');
  // Other words, but the same section.
  const same = options(page)
    .and(page.locator(`[href$="${target.hash}"]`))
    .first();
  await expect(same).toBeVisible();
  await same.evaluate((link: HTMLAnchorElement) => {
    link.dataset.words = 'image';
    link.click();
  });
  await expect(heading).toBeInViewport();
});

test('[SEARCH-5] the chosen result is in sight above and below, and another query begins at the top', async ({
  page,
}) => {
  await visit(page, guide);
  await ask(page, 'agent');
  await expect(options(page)).toHaveCount(16);
  const bar = page.locator('#site-search > div').first();
  const gap = async () => {
    const [chosen, above] = [await page.locator('[aria-selected="true"]').boundingBox(), await bar.boundingBox()];
    return (chosen?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  };
  const top = () => page.locator('#site-search').evaluate(({scrollTop}) => scrollTop);
  // Scrolling fetches the texts of all results, which changes their heights; the selected one stays in view.
  for (let place = 15; place >= 0; place -= 1) {
    await page.keyboard.press('ArrowUp');
    await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  }
  expect(await top()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await expect.poll(top).toBeGreaterThan(100);
  await field(page).fill('docker');
  await expect.poll(top).toBe(0);
});

test('[SEARCH-5] the keyboard continues at the result, also when the button opened the search', async ({page}) => {
  await visit(page, guide);
  await page.locator('[data-search-open]').first().focus();
  await page.keyboard.press('Enter');
  await field(page).fill('api key');
  await expect(options(page).first()).toBeVisible();
  const {hash} = await followFirst(page);
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('main article :focus')).toBeInViewport();
});

test('[SEARCH-6] a filter begins with its first result and leaves the focus in the field', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'agent');
  await expect(options(page)).toHaveCount(16);
  for (let count = 0; count < 14; count += 1) await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(14)).toHaveAttribute('aria-selected', 'true');
  const dialog = page.locator('#site-search');
  // Without scrolling it into view, as Playwright's click would.
  await page.getByRole('button', {name: 'API', exact: true}).evaluate((filter: HTMLElement) => {
    filter.focus({preventScroll: true});
    filter.click();
  });
  await expect(page.getByRole('button', {name: 'API', exact: true})).toHaveAttribute('aria-pressed', 'true');
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => dialog.evaluate(({scrollTop}) => scrollTop)).toBe(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('[SEARCH-6] a filter without results says how many are elsewhere, and ends with the dialog', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'agent');
  const blog = page.getByRole('button', {name: 'Blog', exact: true});
  await blog.click();
  await field(page).fill('kubernetes');
  await expect(
    page.getByRole('status').filter({hasText: /^Nothing in Blog, (?:\d+ results|one result) elsewhere\.$/u}),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('agent');
  await blog.click();
  await expect(blog).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('button', {name: 'All', exact: true})).toHaveAttribute('aria-pressed', 'true');
});

test('[SEARCH-7] arrows walk from the empty field through the pages that it offers, and back', async ({page}) => {
  await visit(page, guide);
  await page.keyboard.press('/');
  const links = page.getByRole('dialog', {name: 'Search'}).getByRole('link');
  await expect(links.first()).toBeVisible();
  // Empty, but there for screen readers.
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('status')).toHaveText('');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  const target = (await links.last().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
});

test('a result on the same page takes the focus to its section, each time', async ({page}) => {
  const cli = address('/docs/guides/cli');
  await visit(page, cli);
  for (let time = 0; time < 2; time += 1) {
    await ask(page, 'talk in the terminal');
    await page.locator(`[role="option"][href^="${cli}"][href$="#talk-in-the-terminal"]`).click();
    await expect(page.getByRole('heading', {name: /^Talk in the terminal/})).toBeFocused();
  }
});

test('the last query is selected when the dialog opens again, so that the next one replaces it', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'docker');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('docker');
  await page.keyboard.type('redis');
  await expect(field(page)).toHaveValue('redis');
});
