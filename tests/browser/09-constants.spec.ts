// Section 9 of the specification, constants and limits. The 200 ms of the lazy loader are proved in 08-errors.spec.ts,
// the numbers of the progress bar in 04-route-change.spec.ts, preferences in local storage in 04-states.spec.ts.
import {matchPath} from 'react-router';
import {awake, visit} from './fixtures/awake';
import {address, sitemapPaths} from './fixtures/site';
import {expect, test} from './fixtures/test';
import {words} from './fixtures/words';

const guide = address('/docs/guides/cli');

declare global {
  interface Window {
    reactVersion?: string;
  }
}

test('[§9 Base URL] every page and every link within the site lies under /saiki/', async ({page}) => {
  expect(sitemapPaths().filter((path) => !path.startsWith('/saiki/'))).toEqual([]);
  await page.goto(guide);
  const targets = await page
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    );
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((target) => !target.startsWith('/saiki/'))).toEqual([]);
});

test.describe('[§9 Desktop breakpoint: 996 px]', () => {
  for (const {width, isDesktop} of [
    {width: 995, isDesktop: false},
    {width: 996, isDesktop: true},
    {width: 997, isDesktop: true},
  ]) {
    test(`${width} px gives the ${isDesktop ? 'desktop' : 'mobile'} layout, before and after React is there`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(guide);
      const expectLayout = async () => {
        const menu = page.getByLabel(words('theme.docs.sidebar.toggleSidebarButtonAriaLabel'), {exact: true});
        await expect(menu).toBeVisible({visible: !isDesktop});
        const sidebar = page.getByRole('navigation', {name: words('theme.docs.sidebar.navAriaLabel')});
        await expect(sidebar).toBeVisible({visible: isDesktop});
        const contents = words('theme.TOCCollapsible.toggleButtonLabel');
        const foldedContents = page.locator('summary').filter({hasText: contents});
        await expect(foldedContents).toBeVisible({visible: !isDesktop});
        await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: isDesktop});
        const docsLink = page.getByRole('navigation', {name: words('theme.NavBar.navAriaLabel'), exact: true});
        await expect(docsLink.getByRole('link', {name: 'Docs', exact: true})).toBeVisible({visible: isDesktop});
      };
      await expectLayout();
      await awake(page);
      await expectLayout();
    });
  }
});

test.describe('[§2, §9 Table of contents: levels 2 to 3]', () => {
  test('lists every heading of level 2 and 3 of the content, in order, and nothing else', async ({page}) => {
    await page.goto(address('/docs/guides/configuring-saiki/storage'));
    const headings = page.getByRole('article').locator('h2[id], h3[id]');
    const targets = await headings.evaluateAll((elements) => elements.map((element) => `#${element.id}`));
    expect(targets.length).toBeGreaterThan(1);
    const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
    expect(await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')))).toEqual(targets);
  });

  test('a link of it leads to its heading and marks where the reader is', async ({page}) => {
    await visit(page, guide);
    const link = page.locator('.theme-doc-toc-desktop').getByRole('link').nth(2);
    await link.click();
    const target = await link.getAttribute('href');
    await expect(page.locator(`article ${target ?? ''}`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(link).toHaveClass(/active/);
  });

  test('[§2 Direct-link anchors] each heading has its anchor "Direct link to {heading}"', async ({page}) => {
    await visit(page, guide);
    const headings = page.getByRole('article').locator('h2[id], h3[id]');
    expect(await headings.count()).toBeGreaterThan(3);
    for (const heading of await headings.all()) {
      const anchor = heading.getByRole('link');
      const text = await heading.evaluate((element) => (element.firstChild?.textContent ?? '').trim());
      expect(text).not.toBe('');
      await expect(anchor).toHaveAccessibleName(
        new RegExp(`^Direct link to ${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
      );
      await expect(anchor).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    }
    await headings.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/#./);
    await expect(headings.nth(1)).toBeInViewport();
  });
});

test('[§9 Site generator] is Docusaurus 3.8.1 or a later 3.x', async ({page}) => {
  await page.goto(guide);
  const generator = await page.locator('meta[name="generator"]').getAttribute('content');
  const [, minor = 0, patch = 0] =
    /v(\d+)\.(\d+)\.(\d+)/
      .exec(generator ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  expect(generator).toMatch(/^Docusaurus v3\./);
  expect(minor * 1000 + patch).toBeGreaterThanOrEqual(8001);
});

test('[§9 UI framework] is React 19.1.0 or a later 19.x', async ({page}) => {
  await page.addInitScript(() => {
    // React tells its version to the developer tools when it finds them.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject({version}: {version: string}) {
          window.reactVersion = version;
          return 1;
        },
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
  await visit(page, guide);
  const version = await page.evaluate(() => window.reactVersion ?? 'none');
  expect(version).toMatch(/^19\./);
  expect(Number(version.split('.')[1])).toBeGreaterThanOrEqual(1);
});

test('[§9 Only one language] English alone is announced and offered', async ({page}) => {
  await page.goto(guide);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const languages = page.locator('link[rel="alternate"][hreflang]');
  expect(await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
    'en',
    'x-default',
  ]);
});

test.describe('[§9 Route matcher caches up to 10000 patterns]', () => {
  /** How many patterns are compiled while `action` runs: each one is a new regular expression. */
  function compiledDuring(action: () => void): number {
    const Original = globalThis.RegExp;
    let count = 0;
    globalThis.RegExp = new Proxy(Original, {
      construct(target, parameters: [string]) {
        count += 1;
        return new target(...parameters);
      },
    });
    try {
      action();
    } finally {
      globalThis.RegExp = Original;
    }
    return count;
  }

  test('the first 10000 are compiled once, later ones each time', () => {
    const match = (index: number) => matchPath('/x', {path: `/route-${index}`, exact: true});
    const compiledOnce = compiledDuring(() => {
      for (let index = 0; index < 10_000; index += 1) {
        match(index);
      }
    });
    expect(compiledOnce).toBe(10_000);
    expect(compiledDuring(() => match(9_999))).toBe(0);
    expect(compiledDuring(() => match(10_000))).toBe(1);
    expect(compiledDuring(() => match(10_000))).toBe(1);
  });
});
