// The menu of a page's Markdown copy.
import type {Locator, Page} from '@playwright/test';
import {address} from './fixtures/site';
import {expect, test} from './fixtures/test';

const menu = (page: Page): Locator => page.locator('details[data-markdown-ignore]');
const places = ['/docs/guides/cli', '/api/events', '/docs/category/guides', '/blog/ai-agents-vs-llm-workflows'];

for (const place of places) {
  test(`[MD-10] ${place} has a menu that leads to its Markdown`, async ({page, request}) => {
    await page.goto(address(place));
    await menu(page).locator('summary').click();
    const link = menu(page).getByRole('link', {name: 'View as Markdown'});
    await expect(link).toBeVisible();
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
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
  expect(await clipboard()).toMatch(/^Read http.*\/saiki\/docs\/guides\/cli\.md, .*\n.*\/saiki\/llms\.txt lists/);

  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(menu(page).locator('summary')).toBeFocused();
});

test('[MD-10] the menu says when the browser denies copying', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await page.goto(address('/docs/guides/cli'));
  await menu(page).locator('summary').click();
  await menu(page).getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(menu(page).getByRole('status')).toContainText('Copying failed.');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[MD-10] the menu has the link and nothing that needs a script', async ({page}) => {
    await page.goto(address('/docs/guides/cli'));
    await menu(page).locator('summary').click();
    await expect(menu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(menu(page).getByRole('button')).toHaveCount(0);
  });
});
