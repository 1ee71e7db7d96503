// What surrounds the content of every page: navbar, announcement bar and the parts of a docs page. What's in the bars,
// footer, edit links and the blog's sidebar need no browser: tests/output/chrome.test.ts.
import type {Locator, Page} from '@playwright/test';
import {hasHistory} from '../../config/history';
import type {ChromeLink} from './data/chrome';
import {usualPage} from './data/usualPages';
import {hydrate, visit} from './fixtures/hydrate';
import {address} from './fixtures/site';
import {dismissBar} from './fixtures/storage';
import {expect, test as testAlone, testOfPages as test} from './fixtures/test';
import {words} from './fixtures/words';

const guide = usualPage.path;

function navbar(page: Page): Locator {
  return page.getByRole('navigation', {name: words('theme.NavBar.navAriaLabel'), exact: true});
}

function href({target}: ChromeLink): string {
  return target.startsWith('/') ? address(target) : target;
}

async function expectLinks(links: Locator, expected: readonly ChromeLink[]): Promise<void> {
  await expect(links).toHaveCount(expected.length);
  for (const [index, link] of expected.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${link.name.replace(/[()]/g, '\\$&')}`));
    await expect(links.nth(index)).toHaveAttribute('href', href(link));
  }
}

test.describe('navbar', () => {
  for (const {name, target, h1} of [
    {name: 'Docs', target: '/docs/getting-started/intro', h1: 'Introduction'},
    {name: 'API Reference', target: '/api', h1: 'Getting Started'},
    {name: 'Blog', target: '/blog', h1: 'Saiki Blog'},
  ]) {
    test(`[NAV-2] the navbar link "${name}" leads to ${target} and is marked as current there`, async ({page}) => {
      await visit(page, address('/'));
      await navbar(page).getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(address(target));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
      await expect(navbar(page).getByRole('link', {name, exact: true})).toHaveAttribute('aria-current', 'true');
    });
  }

  test('[NAV-3] icon links have names, are large enough to touch, and take their icons from this site', async ({
    page,
  }) => {
    await page.goto(guide);
    for (const name of ['Saiki on Discord', 'Saiki on GitHub']) {
      const link = navbar(page).getByRole('link', {name});
      const box = await link.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const mask = await link.evaluate((element) => getComputedStyle(element, '::before').maskImage);
      expect(mask).toMatch(/^url\("(?:data:|http:\/\/localhost)/);
    }
  });
});

test.describe('color mode button and language menu', () => {
  test('[MODE-4] the name of the color mode button says which mode is on', async ({page}) => {
    await visit(page, guide);
    for (const mode of ['system', 'light', 'dark', 'system']) {
      const name = words('theme.colorToggle.ariaLabel', {mode: words(`theme.colorToggle.ariaLabel.mode.${mode}`)});
      await navbar(page).getByRole('button', {name}).click();
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({javaScriptEnabled, hasTouch: true});

      testAlone(
        '[NAV-4] the language menu opens by pointer, by touch and by keyboard, and offers English alone',
        async ({page}) => {
          await page.goto(guide);
          const button = navbar(page).locator('summary').filter({hasText: 'English'});
          const languages = navbar(page).getByRole('list').getByRole('link');
          for (const open of [() => button.click(), () => button.tap(), () => button.press('Enter')]) {
            await expect(languages).toBeHidden();
            await open();
            await expect(languages).toBeVisible();
            await expect(languages).toHaveText(['English']);
            await expect(languages).toHaveAttribute('href', guide);
            await button.press('Enter');
          }
        },
      );
    });
  }
});

test('[NAV-4] the language menu closes when the reader goes back or forward', async ({page}) => {
  await visit(page, guide);
  const next = page
    .getByRole('navigation', {name: words('theme.docs.paginator.navAriaLabel')})
    .getByRole('link')
    .last();
  await next.press('Enter');
  await expect(page).not.toHaveURL(guide);
  const menu = navbar(page).locator('details');
  for (const go of [() => page.goBack(), () => page.goForward()]) {
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await go();
    await expect(menu).not.toHaveAttribute('open');
  }
});

test('[NAV-5] the first press of Tab reaches a link that takes the focus to the content', async ({page}) => {
  await visit(page, guide);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: words('theme.common.skipToMainContent')});
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('a, button, summary, [tabindex]').first()).toBeFocused();
});

testAlone(
  'once the bar is dismissed, the sidebar is as high as the window, before and after hydration',
  async ({page}) => {
    await dismissBar(page);
    await page.goto(guide);
    const height = () =>
      page
        .locator('.theme-doc-sidebar-menu')
        .locator('..')
        .evaluate((menu) => menu.clientHeight);
    const before = await height();
    await hydrate(page);
    expect(before).toBe(await height());
  },
);

test.describe('images with a light and a dark variant', () => {
  for (const {colorScheme, file} of [
    {colorScheme: 'light', file: 'logo.svg'},
    {colorScheme: 'dark', file: 'logo-dark.svg'},
  ] as const) {
    test(`[MODE-7] the logo is ${file} in ${colorScheme} mode, before and after hydration`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.goto(guide);
      const logo = navbar(page).locator('img:visible');
      await expect(logo).toHaveCount(1);
      await expect(logo).toHaveAttribute('src', new RegExp(`/${file}$`));
      await hydrate(page);
      await expect(logo).toHaveCount(1);
      await expect(logo).toHaveAttribute('src', new RegExp(`/${file}$`));
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });
  }
});

test.describe('parts of a docs page', () => {
  test('[DOC-4] breadcrumbs lead from the home page to the current page', async ({page}) => {
    await page.goto(address('/docs/guides/configuring-saiki/llm/providers'));
    const crumbs = page.getByRole('navigation', {name: words('theme.docs.breadcrumbs.navAriaLabel')});
    await expect(crumbs.getByRole('listitem')).toHaveText([
      '',
      'Guides',
      'Saiki Configuration Guide',
      'LLM Configuration',
      'Supported Providers',
    ]);
    await expectLinks(crumbs.getByRole('link'), [
      {name: words('theme.docs.breadcrumbs.home'), target: '/'},
      {name: 'Guides', target: '/docs/category/guides'},
      {name: 'Saiki Configuration Guide', target: '/docs/category/saiki-configuration-guide'},
      {name: 'LLM Configuration', target: '/docs/guides/configuring-saiki/llm'},
    ]);
  });

  test('[DOC-4] a phone shows the parent alone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(address('/docs/guides/configuring-saiki/llm/providers'));
    const crumbs = page.getByRole('navigation', {name: words('theme.docs.breadcrumbs.navAriaLabel')});
    await expectLinks(crumbs.getByRole('link'), [
      {name: 'LLM Configuration', target: '/docs/guides/configuring-saiki/llm'},
    ]);
  });

  for (const {category, group, text} of [
    {category: 'guides', group: 'Build and test', text: 'Write your own tools'},
    {category: 'saiki-configuration-guide', group: 'LLM Configuration', text: 'Choose the model behind an agent'},
  ]) {
    test(`the card of the group ${group} says what is in it`, async ({page}) => {
      await page.goto(address(`/docs/category/${category}`));
      await expect(page.getByRole('article').getByRole('link', {name: group})).toContainText(text);
    });
  }

  test('[DOC-5] links to the previous and the next page follow the order of the sidebar', async ({page}) => {
    await visit(page, address('/docs/guides/cli'));
    const pages = page.getByRole('navigation', {name: words('theme.docs.paginator.navAriaLabel')});
    await expectLinks(pages.getByRole('link'), [
      {name: words('theme.docs.paginator.previous'), target: '/docs/guides/typescript-sdk'},
      {name: words('theme.docs.paginator.next'), target: '/docs/guides/web-playground'},
    ]);
    await pages.getByRole('link', {name: words('theme.docs.paginator.next')}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Web playground');
  });

  test('[DOC-7] the date of the last update comes from Git, and from nowhere else', async ({page}) => {
    await page.goto(guide);
    await expect(page.getByRole('link', {name: words('theme.common.editThisPage')})).toBeVisible();
    const [before = ''] = words('theme.lastUpdated.lastUpdatedAtBy').split('{');
    const dates = await page
      .getByText(before)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(hasHistory('.') ? [expect.stringMatching(/^\d{4}-\d\d-\d\dT/)] : []);
  });
});

test.describe('blog', () => {
  test('[BLOG-2] the post shows its date, its reading time, its author and its four tags', async ({page}) => {
    await page.goto(address('/blog/ai-agents-vs-llm-workflows'));
    const post = page.getByRole('article');
    await expect(post.getByText(/\b\d+ min read\b/)).toBeVisible();
    await expect(post.locator('time').first()).toHaveAttribute('datetime', /^2025-06-16/);
    await expect(post.getByText(/Saiki team/i).first()).toBeVisible();
    const tags = post.locator('a[rel="tag"]');
    expect((await tags.allTextContents()).sort()).toEqual(['AI Agents', 'Autonomous AI', 'LLM Workflows', 'Saiki']);
  });

  test('[BLOG-6] the list leads to archive, tags, authors and feed, and the archive back', async ({page}) => {
    await page.goto(address('/blog'));
    const links = page.getByRole('main').locator('header > p').first().getByRole('link');
    await expectLinks(links, [
      {name: 'Archive', target: '/blog/archive'},
      {name: 'Tags', target: '/blog/tags'},
      {name: 'Authors', target: '/blog/authors'},
      {name: 'RSS', target: '/blog/rss.xml'},
    ]);
    await page.goto(address('/blog/archive'));
    await expectLinks(page.getByRole('main').getByRole('link').first(), [{name: 'Back to the blog', target: '/blog'}]);
  });
});
