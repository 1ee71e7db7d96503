// What a host returns for addresses without a page, and for those that end in .html, /index.html or a slash. That every
// page exists, with its title and its position in the sidebar, is tested in tests/output/routes.test.ts.
import {hydrate, visit} from './fixtures/hydrate';
import {withoutRedirects} from './fixtures/network';
import {address} from './fixtures/site';
import {expect, test as testAlone, testOfPages as test} from './fixtures/test';
import {words} from './fixtures/words';

const sample = {path: '/docs/getting-started/installation', h1: 'Installation'};

test.describe('paths without a page', () => {
  test.use({isConsoleNoisy: true});

  for (const path of ['/made-up', '/docs/made-up', '/docs/guides/cli/made-up', '/blog/made-up', '/api/made-up']) {
    test(`[ERR-11] ${path} returns 404 with the not-found page and the site around it`, async ({page}) => {
      const response = await page.goto(address(path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words('theme.NotFound.title'));
      await expect(page.getByRole('navigation', {name: words('theme.NavBar.navAriaLabel')})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await hydrate(page);
      await expect(page).toHaveTitle(`${words('theme.NotFound.title')} | Saiki`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words('theme.NotFound.title'));
    });
  }

  test('[ERR-13] the not-found page logs nothing but its own status', async ({page, pageMessages}) => {
    await visit(page, address('/made-up'));
    expect(pageMessages.messages).toEqual([expect.stringMatching(/status of 404 \(Not Found\)$/)]);
  });

  test('[ERR-12] the not-found page offers the introduction, the API reference and the blog', async ({page}) => {
    await page.goto(address('/made-up'));
    const main = page.getByRole('main');
    for (const path of ['/docs/getting-started/intro', '/api', '/blog']) {
      await expect(main.locator(`a[href="${address(path)}"]`)).toBeVisible();
    }
  });

  test('[ERR-15] the not-found page links the pages whose addresses are nearest', async ({page}) => {
    await visit(page, address(sample.path).slice(0, -1));
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveAttribute('href', address(sample.path));
    await expect(first).toHaveText(sample.h1);
  });

  test('[ERR-14] a client-side navigation to a path without a page shows the not-found page', async ({page}) => {
    await visit(page, address(sample.path));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address('/made-up'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words('theme.NotFound.title'));
  });
});

test.describe('addresses ending in .html, /index.html or a slash', () => {
  const endings = [
    {path: `${sample.path}.html`, clean: sample.path, h1: sample.h1},
    {path: `${sample.path}/index.html`, clean: sample.path, h1: sample.h1},
    {path: `${sample.path}/`, clean: sample.path, h1: sample.h1},
    {path: '/docs/tutorials/index.html', clean: '/docs/tutorials', h1: 'Building Applications'},
    {path: '/blog/', clean: '/blog', h1: 'Saiki Blog'},
    {path: '/api/index.html', clean: '/api', h1: 'Getting Started'},
    {path: '/index.html', clean: '/', h1: 'Build AI Agents with ease'},
  ];

  // Redirects by each host are tested in tests/hosts. The fragment is the browser's.
  test('[ROUTE-9] a redirect to the address of a page keeps query and fragment', async ({page}) => {
    const response = await page.goto(`${address(sample.path)}.html?from=mail#end`);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()?.url()).toContain(address(`${sample.path}.html`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(sample.h1);
    expect(page.url()).toContain(`${address(sample.path)}?from=mail#end`);
  });

  test.describe('on a host without redirects', () => {
    // There, a path without a file is answered with status 404, which the browser logs.
    test.use({isConsoleNoisy: true});

    for (const {path, clean, h1} of endings) {
      testAlone(
        `[ROUTE-10] without redirects ${path} shows its page and becomes ${clean}, with query and fragment`,
        async ({page, pageMessages}) => {
          await withoutRedirects(page);
          await visit(page, `${address(path)}?from=mail#end`);
          await expect(page).toHaveURL(`${address(clean)}?from=mail#end`);
          await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
          expect(pageMessages.messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
        },
      );
    }
  });

  test('[ROUTE-11] a client-side navigation to an address ending in .html shows the page', async ({page}) => {
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
