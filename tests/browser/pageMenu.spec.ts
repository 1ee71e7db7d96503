// The menu of a page's Markdown copy.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page, Route} from '@playwright/test';
import {usualPage} from './data/usualPages';
import {visit} from './fixtures/hydrate';
import {address} from './fixtures/site';
import {expect, test, testOfPages} from './fixtures/test';

const guide = usualPage.path;
const menu = (page: Page): Locator => page.locator('details[data-markdown-ignore]');
const places = ['/docs/guides/cli', '/api/events', '/docs/category/guides', '/blog/ai-agents-vs-llm-workflows'];

for (const place of places) {
  testOfPages(`[MD-10] ${place} has a menu that leads to its Markdown`, async ({page, request}) => {
    await page.goto(address(place));
    await menu(page).locator('summary').click();
    const link = menu(page).getByRole('link', {name: 'View as Markdown'});
    await expect(link).toBeVisible();
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  });
}

test('[MD-10] the menu copies the page and a prompt, and says so', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address('/docs/guides/cli'));
  await menu(page).locator('summary').click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await menu(page).getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(menu(page).getByRole('status')).toHaveText('Page copied');
  expect(await clipboard()).toBe(await (await request.get(address('/docs/guides/cli.md'))).text());

  await menu(page).getByRole('button', {name: 'Copy a prompt for an agent'}).click();
  await expect(menu(page).getByRole('status')).toHaveText('Prompt copied');
  // The status is announced once: the buttons aren't described by it.
  await expect(menu(page).getByRole('button', {name: 'Copy as Markdown'})).toHaveAccessibleDescription('');
  expect(await clipboard()).toMatch(/^Read http.*\/saiki\/docs\/guides\/cli\.md, .*\n.*\/saiki\/llms\.txt lists/);

  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(menu(page).locator('summary')).toBeFocused();
});

test('[MD-10] the menu says when the browser denies copying', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await page.goto(guide);
  await menu(page).locator('summary').click();
  await menu(page).getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(menu(page).getByRole('status')).toContainText('Copying failed.');
});

test.describe('a copy that is not there', () => {
  test.use({isConsoleNoisy: true, permissions: ['clipboard-read', 'clipboard-write']});

  test('[MD-10] a copy that is missing, cut short or another page is not copied, and the menu says so', async ({
    page,
  }) => {
    const server = createServer((_, response) => {
      response.writeHead(200, {'content-type': 'text/markdown', 'content-length': 9999});
      response.write('# CLI', () => response.destroy());
    }).listen(0);
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const answers: readonly ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({status: 404, contentType: 'text/markdown', body: 'Not found'}),
      (route) => route.fulfill({contentType: 'text/html', body: '<title>Sign in</title>'}),
      (route) => route.continue({url: `http://localhost:${port}/`}),
    ];
    const status = menu(page).getByRole('status');
    await page.goto(guide);
    await menu(page).locator('summary').click();
    for (const answer of answers) {
      await page.route(
        `**${guide}.md`,
        async (route) => {
          // The message about the last answer is gone, so the next one is about this answer.
          await expect(status).toHaveText('Copying …');
          await answer(route);
        },
        {times: 1},
      );
      await page.evaluate(() => navigator.clipboard.writeText('as before'));
      const requested = page.waitForRequest(`**${guide}.md`);
      await menu(page).getByRole('button', {name: 'Copy as Markdown'}).click();
      await requested;
      await expect(status).toContainText('Copying failed.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as before');
    }
    server.close();
  });
});

test.describe('a copy that comes slowly', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('[MD-10] the menu says that it is copying, and then that it has', async ({page}) => {
    let send = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(`**${guide}.md`, async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(guide);
    await menu(page).locator('summary').click();
    await menu(page).getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(menu(page).getByRole('status')).toHaveText('Copying …');
    send();
    await expect(menu(page).getByRole('status')).toHaveText('Page copied');
  });
});

testOfPages('[MD-10] the menu closes at a press beside it and when the focus leaves it', async ({page}) => {
  await visit(page, guide);
  const summary = menu(page).locator('summary');
  const isClosed = () => expect(menu(page)).not.toHaveAttribute('open');

  await summary.click();
  await menu(page).getByRole('status').dispatchEvent('pointerdown');
  await expect(menu(page)).toHaveAttribute('open');
  await page.getByRole('heading', {level: 1}).click();
  await isClosed();

  await summary.press('Enter');
  for (const stop of await menu(page).locator('a, button').all()) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await expect(menu(page)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await isClosed();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[MD-10] the menu has the link and nothing that needs a script', async ({page}) => {
    await page.goto(guide);
    await menu(page).locator('summary').click();
    await expect(menu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(menu(page).getByRole('button')).toHaveCount(0);
  });
});
