// Fixed numbers, versions and limits.
import {matchPath} from 'react-router';
import {usualPage} from './data/usualPages';
import {hydrate, visit} from './fixtures/hydrate';
import {address} from './fixtures/site';
import {expect, test as testAlone, testOfPages as test} from './fixtures/test';
import {words} from './fixtures/words';

const guide = usualPage.path;
const longPage = address('/docs/guides/cli');

declare global {
  interface Window {
    reactVersion?: string;
  }
}

test.describe('desktop breakpoint', () => {
  for (const {width, isDesktop} of [
    {width: 995, isDesktop: false},
    {width: 996, isDesktop: true},
    {width: 997, isDesktop: true},
  ]) {
    test(`[LAYOUT-1] ${width} px has the ${isDesktop ? 'desktop' : 'mobile'} layout, before and after hydration`, async ({
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
      await hydrate(page);
      await expectLayout();
    });
  }
});

test.describe('table of contents', () => {
  test('[DOC-2] a link in the table of contents leads to its heading and marks where the reader is', async ({page}) => {
    await visit(page, longPage);
    const link = page.locator('.theme-doc-toc-desktop').getByRole('link').nth(2);
    await link.click();
    const target = await link.getAttribute('href');
    await expect(page.locator(`article ${target ?? ''}`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(link).toHaveClass(/active/);
  });

  test('[DOC-3] the anchor of a heading leads to it', async ({page}) => {
    await visit(page, guide);
    const heading = page.getByRole('article').locator('h2[id]').nth(1);
    const text = (await heading.textContent()) ?? '';
    // The link isn't part of the heading, whose name it would be added to.
    await expect(heading).toHaveAccessibleName(text);
    await page.getByRole('link', {name: `Direct link to ${text}`, exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
    await expect(heading).toBeInViewport();
  });
});

testAlone('[STACK-2] pages run React 19.1.0 or a later 19.x', async ({page}) => {
  await page.addInitScript(() => {
    // React tells the developer tools its version if it finds them.
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

test.describe('route matcher', () => {
  /** How many regular expressions are compiled while `action` runs. */
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

  test('[STACK-3] the route matcher compiles the first 10000 patterns once and later ones each time', () => {
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
