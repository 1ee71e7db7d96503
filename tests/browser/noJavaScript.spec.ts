// The site without JavaScript: everything published can be read and reached.
import {routeGroups} from './data/routes';
import {usualPage} from './data/usualPages';
import {codeBlocks} from './fixtures/codeBlocks';
import {address} from './fixtures/site';
import {expect, test} from './fixtures/test';
import {words} from './fixtures/words';

test.use({javaScriptEnabled: false});

const guide = usualPage.path;

for (const {name, routes} of routeGroups) {
  const [{path = '/', h1 = ''} = {}] = routes;
  test(`without JavaScript ${path} can be read (${name})`, async ({page}) => {
    await page.goto(address(path));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('contentinfo').last()).toBeVisible();
  });
}

test('without JavaScript navbar, sidebar, table of contents and pagination are links that work', async ({page}) => {
  await page.goto(address('/'));
  const navbar = page.getByRole('navigation', {name: words('theme.NavBar.navAriaLabel'), exact: true});
  await navbar.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');

  const sidebar = page.getByRole('navigation', {name: words('theme.docs.sidebar.navAriaLabel')});
  await sidebar.getByRole('link', {name: 'Guides', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Guides');
  await sidebar.getByRole('link', {name: 'CLI Guide'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('CLI Guide');

  const entry = page.locator('.theme-doc-toc-desktop').getByRole('link').nth(1);
  await entry.click();
  await expect(page).toHaveURL(/#./);

  const pages = page.getByRole('navigation', {name: words('theme.docs.paginator.navAriaLabel')});
  await pages.getByRole('link', {name: words('theme.docs.paginator.next')}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Web playground');
});

test('without JavaScript code is highlighted', async ({page}) => {
  await page.goto(guide);
  const token = codeBlocks(page).locator('code span').first();
  const plain = codeBlocks(page).locator('code').first();
  await expect(plain).toBeVisible();
  const color = (await plain.evaluate((element) => getComputedStyle(element).color)) ?? '';
  expect(await token.evaluate((element) => getComputedStyle(element).color)).not.toBe(color);
});

test('without JavaScript a table has the name of its section', async ({page}) => {
  await page.goto(address('/docs/guides/cli'));
  const table = page.getByRole('figure', {name: 'Flags', exact: true});
  await expect(table.getByRole('columnheader', {name: 'Flag', exact: true})).toBeVisible();
  await expect(page.getByRole('figure', {name: 'Table', exact: true})).toHaveCount(0);
});

test('[MODE-8] without JavaScript the color mode follows the system', async ({page}) => {
  await page.goto(guide);
  const html = page.locator('html');
  const colors = () => html.evaluate((root) => [getComputedStyle(root).color, getComputedStyle(root).backgroundColor]);
  const light = await colors();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveCSS('background-color', 'rgb(23, 20, 18)');
  const dark = await colors();
  expect(dark).not.toContain(light[0]);
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('small screen', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('without JavaScript the table of contents unfolds on a small screen', async ({page}) => {
    await page.goto(guide);
    const entry = page.locator('main details').getByRole('link').first();
    await expect(entry).toBeHidden();
    const contents = words('theme.TOCCollapsible.toggleButtonLabel');
    await page.locator('summary').filter({hasText: contents}).click();
    await expect(entry).toBeVisible();
  });

  test('without JavaScript the mobile menu opens, its links work, and it closes', async ({page}) => {
    await page.goto(guide);
    const menu = page.getByRole('navigation', {name: 'Site menu'});
    const button = page.getByLabel(words('theme.docs.sidebar.toggleSidebarButtonAriaLabel'), {exact: true});
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByText('Search needs JavaScript.')).toBeVisible();
    await menu.getByRole('link', {name: 'Close menu'}).click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', {name: 'API Reference'}).click();
    await expect(page).toHaveURL(address('/api'));
  });
});

test('without JavaScript collapsed details open', async ({page}) => {
  await page.goto(address('/api/rest/conversation'));
  const fold = page
    .getByRole('main')
    .getByRole('group')
    .filter({has: codeBlocks(page)})
    .first();
  const block = codeBlocks(page).and(fold.getByRole('figure')).first();
  await expect(block).toBeHidden();
  await fold.locator('summary').first().click();
  await expect(block).toBeVisible();
});

test('without JavaScript no button that needs it is visible', async ({page}) => {
  await page.goto(guide);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const buttons = page.locator('button:visible');
  expect(await buttons.evaluateAll((all) => all.map(({outerHTML}) => outerHTML))).toEqual([]);
});
