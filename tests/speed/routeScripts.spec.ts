// A page names the scripts of its route, so that waking is one step and not two. `plugins/static-first-view` finds them.
import type {Page} from '@playwright/test';
import {awake} from '../browser/fixtures/awake';
import {holdScripts, scriptRequests} from '../browser/fixtures/network';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';
import {pageTypes} from './fixtures/pages';

/** The scripts that the document names for waking. */
async function namedScripts(page: Page): Promise<string[]> {
  const names = await page.locator('script[data-scripts]').evaluate(({dataset}) => {
    const {scripts = '', routeScripts = ''} = dataset as Record<string, string | undefined>;
    return `${scripts} ${routeScripts}`.trim().split(' ');
  });
  return names.sort();
}

// An index page has the path of the routes around it.
for (const [type, route] of Object.entries({...pageTypes, 'index page': '/api'})) {
  test(`${type}: names what the generator would ask for, no more and no less`, async ({page}) => {
    const scripts = scriptRequests(page);
    await page.goto(address(route));
    const named = await namedScripts(page);

    await page.route(address(route), async (request) => {
      const document = await request.fetch();
      const withoutNames = (await document.text()).replace(/ data-route-scripts="[^"]*"/, '');
      await request.fulfill({response: document, body: withoutNames});
    });
    await page.goto(address(route));
    await awake(page);
    expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(named);
  });
}

test('all are asked for at once', async ({page}) => {
  const scripts = scriptRequests(page);
  const held = await holdScripts(page, (request) => request.url().includes('/main.'));
  await page.goto(address(pageTypes['longest tutorial']));
  const named = await namedScripts(page);
  await page.mouse.move(200, 200);
  await expect.poll(() => scripts.length).toBe(named.length);
  held.release();
  await awake(page);
  expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(named);
});
