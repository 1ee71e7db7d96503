// Bad days: a release while a page is open; files that arrive slowly, truncated or as something else; no network; full
// storage. Each test provokes one of them.
import type {Page, Route} from '@playwright/test';
import {nextPage as to, usualPage as from} from './data/usualPages';
import {hydrate, isSameDocument, markDocument, movePointer, visit} from './fixtures/hydrate';
import {address} from './fixtures/site';
import {expect, test, testOfPages} from './fixtures/test';

/** A page with collapsible sections. */
const reference = address('/api/rest/sessions');
const fold = (page: Page) => page.locator('main article details:visible').first();
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const scripts = '**/assets/js/*.js';

/** Without styles, the heading is below the sidebar. */
const expectLayout = async (page: Page): Promise<void> =>
  expect((await heading(page).boundingBox())?.x, 'left edge of the heading').toBeGreaterThan(200);

const follow = (page: Page, path = to.path): Promise<void> =>
  page.locator(`a[href="${path}"]:visible`).first().press('Enter');

test.describe('files that are wrong', () => {
  test.use({isConsoleNoisy: true});

  test('[BAD-1] after a new release, a click in an open page leads to its target in one new document', async ({
    page,
  }) => {
    await page.goto(from.path);
    await hydrate(page);
    // The release removed all files of the previous one; the new document requests files that exist.
    let documents = 0;
    await page.route(scripts, (route) =>
      documents > 0
        ? route.fallback()
        : route.fulfill({status: 404, contentType: 'text/html', body: '<p>Not found</p>'}),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await markDocument(page);
    await follow(page);
    await expect(heading(page)).toHaveText(to.h1);
    await expect(page).toHaveURL(to.path);
    expect(await isSameDocument(page)).toBe(false);
    await hydrate(page);
    expect(documents).toBe(1);
  });

  for (const [what, body, contentType] of [
    ['do not come', undefined, undefined],
    ['are HTML', '<!doctype html><title>Sign in</title><p>Welcome to this network', 'text/html'],
    ['are cut short', '(self.webpackChunk = self.webpackChunk || []).push([[1], {2: function (', 'text/javascript'],
    ['are empty', '', 'text/javascript'],
  ] as const) {
    test(`[BAD-2] a page whose scripts ${what} stays readable, and its links work`, async ({page}) => {
      await page.route(scripts, (route) =>
        body === undefined ? route.abort() : route.fulfill({status: 200, contentType, body}),
      );
      await page.goto(reference);
      await movePointer(page, 200, 200);
      await expect(heading(page)).toBeVisible();
      await fold(page).locator('summary').first().click();
      await expect(fold(page)).toHaveAttribute('open', '');
      await page
        .locator(`a[href="${address('/api/rest/conversation')}"]:visible`)
        .first()
        .click();
      await expect(page).toHaveURL(address('/api/rest/conversation'));
      await expect(heading(page)).toBeVisible();
    });
  }

  const others = /\/(?:fonts|img|assets\/css|assets\/images)\//u;
  const wrongAnswers: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['do not come', (route) => route.abort()],
    ['are HTML', (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'})],
    [
      'are cut short',
      async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({response, body: body.subarray(0, body.length / 2)});
      },
    ],
    ['are not there yet', () => Promise.resolve()],
  ];
  for (const [what, answer] of wrongAnswers) {
    test(`[BAD-2] a page whose fonts, pictures and full style sheet ${what} is readable, and its links work`, async ({
      page,
    }) => {
      const requested = new Set<string>();
      await page.route(others, async (route) => {
        requested.add(route.request().resourceType());
        await answer(route);
      });
      await page.goto(from.path, {waitUntil: 'domcontentloaded'});
      await expect
        .poll(async () => {
          await movePointer(page, 200, 200);
          return [...requested].sort();
        })
        .toEqual(['font', 'image', 'stylesheet']);
      await expectLayout(page);
      await follow(page);
      await expect(heading(page)).toHaveText(to.h1);
      await expectLayout(page);
    });
  }

  test('[BAD-3] without a network after loading, the page stays, its folds open, and its anchors lead', async ({
    page,
    context,
  }) => {
    await visit(page, reference);
    await context.setOffline(true);
    await fold(page).locator('summary').first().click();
    await expect(fold(page)).toHaveAttribute('open', '');
    await page.locator('.table-of-contents a:visible').nth(2).click();
    await expect(page).toHaveURL(/#/);
    await expect(heading(page)).toBeVisible();
  });
});

test('[BAD-2] a page whose scripts are slow works before they come, and hydrates when they do', async ({page}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(reference);
  await movePointer(page, 200, 200);
  await fold(page).locator('summary').first().click();
  await expect(fold(page)).toHaveAttribute('open', '');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(fold(page)).toHaveAttribute('open', '');
});

test.describe('full storage', () => {
  // Docusaurus logs what it can't store; the reader sees nothing of it.
  test.use({isConsoleNoisy: true});

  test('[BAD-4] with full storage, the color mode holds for the visit', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await visit(page, from.path);
    await page.locator('[data-color-mode-toggle]').first().click();
    await page.locator('[data-color-mode-toggle]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await follow(page);
    await expect(heading(page)).toHaveText(to.h1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

// A link to a text makes the browser find it as its own search does, and a test can follow one.
for (const [what, path, text] of [
  ['a closed tab', '/docs/getting-started/quickstart', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  ['a collapsible section', '/api/rest/sessions', 'What is in this picture'],
] as const) {
  testOfPages(`[BAD-9] the browser's own search finds a text in ${what} and shows it`, async ({page}) => {
    await visit(page, address(path));
    const found = page.locator('main').getByText(text).first();
    await expect(found).toBeHidden();
    await heading(page).evaluate((element, words) => {
      element.append(
        Object.assign(document.createElement('a'), {
          href: `#:~:text=${encodeURIComponent(words)}`,
          textContent: 'search',
        }),
      );
    }, text);
    await heading(page).getByRole('link', {name: 'search'}).click();
    await expect(found).toBeInViewport();
  });
}

test.describe('impatient readers', () => {
  testOfPages('[BAD-6] double clicks on a link and on a fold do what one does, or undo it', async ({page}) => {
    await visit(page, reference);
    await fold(page).locator('summary').first().dblclick();
    await expect(fold(page)).not.toHaveAttribute('open', '');
    await page
      .locator(`a[href="${address('/api/rest/conversation')}"]:visible`)
      .first()
      .dblclick();
    await expect(page).toHaveURL(address('/api/rest/conversation'));
  });

  testOfPages('[BAD-6] two clicks on different links end at the last one', async ({page}) => {
    await visit(page, from.path);
    await markDocument(page);
    await page.evaluate(
      ([first, second]) => {
        document.querySelector<HTMLElement>(`a[href="${first}"]`)?.click();
        document.querySelector<HTMLElement>(`a[href="${second}"]`)?.click();
      },
      [address('/docs/guides/deployment'), to.path] as const,
    );
    await expect(heading(page)).toHaveText(to.h1);
    await expect(page).toHaveURL(to.path);
  });

  test('[BAD-7] fifty navigations leave no listener and no document behind', async ({page}) => {
    await visit(page, from.path);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const counts = async (): Promise<{listeners: number; nodes: number; documents: number; heap: number}> => {
      await session.send('HeapProfiler.collectGarbage');
      const {metrics} = await session.send('Performance.getMetrics');
      const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return {
        listeners: value('JSEventListeners'),
        nodes: value('Nodes'),
        documents: value('Documents'),
        heap: value('JSHeapUsedSize'),
      };
    };
    // Checks at every frame: assertions retry after 0.1 s, and there are sixty navigations.
    const arrived = (h1: string) =>
      page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, h1);
    const roundTrip = async (): Promise<void> => {
      await follow(page);
      await arrived(to.h1);
      await follow(page, from.path);
      await arrived(from.h1);
    };
    // The first trips fill caches.
    for (let trip = 0; trip < 5; trip += 1) await roundTrip();
    const before = await counts();
    for (let trip = 0; trip < 25; trip += 1) await roundTrip();
    // React removes what belongs to the last page when it's idle.
    await expect(async () => {
      const after = await counts();
      expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
      expect(after.documents).toBeLessThanOrEqual(before.documents);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
      expect(after.heap).toBeLessThanOrEqual(before.heap * 1.15);
    }).toPass({timeout: 120_000});
  });
});
