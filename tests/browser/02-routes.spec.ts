// Section 2 of the specification, routes: each is there, is what it should be, and stands where it should.
import type {Locator} from '@playwright/test';
import {routeGroups, type Route} from './data/routes';
import {visit} from './fixtures/awake';
import {withoutRedirects} from './fixtures/network';
import {address} from './fixtures/site';
import {expect, test, testOfPages} from './fixtures/test';
import {words} from './fixtures/words';

const sample = {path: '/docs/getting-started/installation', h1: 'Installation'};

/** Names of the categories around a sidebar entry, from the top down. */
function categoriesOf(entry: Locator): Locator {
  return entry.locator('xpath=ancestor::ul/preceding-sibling::div[1]/a');
}

/** Names in the category of a sidebar entry, in the order shown. */
function namesBeside(entry: Locator): Promise<(string | undefined)[]> {
  return entry.evaluate((link) =>
    [...(link.closest('ul')?.children ?? [])].map((item) => item.querySelector('a')?.textContent),
  );
}

function namesInSameCategory(routes: readonly Route[], place: readonly string[]): (string | undefined)[] {
  const category = place.slice(0, -1).join();
  return routes.filter((route) => route.place?.slice(0, -1).join() === category).map((route) => route.place?.at(-1));
}

for (const {name, sidebar, routes} of routeGroups) {
  testOfPages.describe(`[§2 ${name}]`, () => {
    for (const {path, h1, place} of routes) {
      testOfPages(`${path} shows "${h1}"${place ? ` and stands at ${place.join(' › ')}` : ''}`, async ({page}) => {
        const response = await page.goto(address(path));
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
        expect(new URL(page.url()).pathname).toBe(path === '/' ? address('/') : address(path));
        if (!place || !sidebar) {
          return;
        }
        const entry = page.getByRole('navigation', {name: sidebar}).locator('[aria-current="page"]');
        await expect(entry).toHaveText(place.at(-1) ?? '');
        await expect(categoriesOf(entry)).toHaveText(place.slice(0, -1));
        const expected = namesInSameCategory(routes, place);
        // Pages beyond section 2 may stand between those that it lists.
        expect((await namesBeside(entry)).filter((label) => expected.includes(label))).toEqual(expected);
      });
    }
  });
}

test.describe('[§2 Any unmatched path shows a not-found page]', () => {
  test.use({isConsoleNoisy: true});

  for (const path of ['/made-up', '/docs/made-up', '/docs/guides/cli/made-up', '/blog/made-up', '/api/made-up']) {
    test(`${path} answers 404 with the not-found page and the site around it`, async ({page}) => {
      const response = await page.goto(address(path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words('theme.NotFound.title'));
      await expect(page.getByRole('navigation', {name: words('theme.NavBar.navAriaLabel')})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('the not-found page logs nothing but its own status', async ({page, complaints}) => {
    await visit(page, address('/made-up'));
    expect(complaints.messages).toEqual([expect.stringMatching(/status of 404 \(Not Found\)$/)]);
  });

  test('the not-found page offers the main entries', async ({page}) => {
    await page.goto(address('/made-up'));
    const main = page.getByRole('main');
    for (const path of ['/docs/getting-started/intro', '/api', '/blog']) {
      await expect(main.locator(`a[href="${address(path)}"]`)).toBeVisible();
    }
  });

  test('a client-side step to an unmatched path shows the not-found page', async ({page}) => {
    await visit(page, address(sample.path));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address('/made-up'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words('theme.NotFound.title'));
  });
});

test.describe('[§2 Paths ending in .html or /index.html are normalised]', () => {
  const endings = [
    {path: `${sample.path}.html`, clean: sample.path, h1: sample.h1},
    {path: `${sample.path}/index.html`, clean: sample.path, h1: sample.h1},
    {path: `${sample.path}/`, clean: sample.path, h1: sample.h1},
    {path: '/docs/tutorials/index.html', clean: '/docs/tutorials', h1: 'Building Applications'},
    {path: '/blog/', clean: '/blog', h1: 'Saiki Blog'},
    {path: '/api/index.html', clean: '/api', h1: 'Getting Started'},
    {path: '/index.html', clean: '/', h1: 'Build AI Agents with ease'},
  ];

  for (const {path, clean, h1} of endings) {
    test(`a host with redirects sends ${path} to ${clean}, query and fragment kept`, async ({page}) => {
      const response = await page.goto(`${address(path)}?from=mail#end`);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()?.url()).toContain(address(path));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
      expect(page.url()).toContain(`${address(clean)}?from=mail#end`);
    });
  }

  test.describe('on a host without redirects', () => {
    // A path without a file comes with status 404 there, and the browser says so in the console.
    test.use({isConsoleNoisy: true});

    for (const {path, clean, h1} of endings) {
      test(`${path} ends on ${clean} with the page shown, query and fragment kept`, async ({page, complaints}) => {
        await withoutRedirects(page);
        await visit(page, `${address(path)}?from=mail#end`);
        await expect(page).toHaveURL(`${address(clean)}?from=mail#end`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
        expect(complaints.messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
      });
    }
  });

  test('a client-side step to a path ending in .html shows the page', async ({page}) => {
    await visit(page, address('/'));
    await page.evaluate(
      (path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      address(`${sample.path}.html`),
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(sample.h1);
  });
});
