// A page lists the scripts of its route, so that hydration requests everything at once (`packages/first-view`).
import {readFileSync} from 'node:fs';
import {hydrate, movePointer, neverIdle} from '../browser/fixtures/hydrate';
import {holdScripts, scriptRequests} from '../browser/fixtures/network';
import {address, builtFile} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';
import {pageTypes} from './fixtures/pages';

/** Returns the scripts that a page's document lists for hydration. */
function namedScripts(pathname: string): string[] {
  const html = readFileSync(builtFile(pathname) ?? '', 'utf8');
  const names = [...html.matchAll(/ data-(?:route-)?scripts="([^"]*)"/g)].map(([, list]) => list);
  return names.join(' ').trim().split(' ').sort();
}

// An index page has the same path as the routes around it.
for (const [type, route] of Object.entries({...pageTypes, 'index page': '/api'})) {
  test(`the ${type} names exactly the scripts that Docusaurus would request`, async ({page}) => {
    await neverIdle(page);
    const scripts = scriptRequests(page);
    await page.route(address(route), async (request) => {
      const document = await request.fetch();
      const withoutNames = (await document.text()).replace(/ data-route-scripts="[^"]*"/, '');
      await request.fulfill({response: document, body: withoutNames});
    });
    await page.goto(address(route));
    await hydrate(page);
    expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(namedScripts(address(route)));
  });
}

test('all scripts of a page are requested at once', async ({page}) => {
  const pathname = address(pageTypes['longest tutorial']);
  const named = namedScripts(pathname);
  const scripts = scriptRequests(page);
  const held = await holdScripts(page, (request) => request.url().includes('/main.'));
  await page.goto(pathname);
  await movePointer(page, 200, 200);
  await expect.poll(() => scripts.length).toBe(named.length);
  held.release();
  await hydrate(page);
  expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(named);
});
