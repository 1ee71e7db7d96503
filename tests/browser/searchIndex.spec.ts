// The files of the search index: what's fetched when, what they weigh, and what happens without them.
import {existsSync, statSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {neverIdle, visit} from './fixtures/hydrate';
import {ask, field, guide, options, searchRequests} from './fixtures/search';
import {builtFile} from './fixtures/site';
import {expect, test, testOfPages} from './fixtures/test';

/** A sentence about Docker that isn't at the beginning of its section. */
const sentence = (page: Page) => options(page).filter({hasText: 'Then run docker compose up'});

test('[SEARCH-15] the first results and the full text keep their budgets', async ({page}) => {
  // What the page prefetches for its links has nothing to do with search.
  await neverIdle(page);
  await visit(page, guide);
  await page.waitForLoadState('networkidle');
  const files = new Map<string, number>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const file = builtFile(pathname);
    // The size that our server and the hosts send.
    if (file) files.set(pathname, statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  });
  const postings = page.waitForResponse((response) => response.url().includes('/search/postings.'));
  await page.keyboard.press('/');
  // The answer to a query before all words have arrived can have other results, whose sentences would be sent too.
  await (await postings).finished();
  await field(page).fill('docker');
  await expect(sentence(page)).toBeVisible();
  const sum = (isMeant: (pathname: string) => boolean): number =>
    [...files].reduce((total, [pathname, bytes]) => total + (isMeant(pathname) ? bytes : 0), 0);
  expect(sum((pathname) => !/\/search\/(?:postings|remainders)/u.test(pathname))).toBeLessThanOrEqual(80_000);
  expect(sum(() => true)).toBeLessThanOrEqual(210_000);
});

test('[SEARCH-18] results on the screen get their sentences, and the others when the reader scrolls', async ({
  page,
}) => {
  const requests = searchRequests(page);
  const remainders = (): number => requests.filter((url) => url.includes('/search/remainders.')).length;
  await visit(page, guide);
  const postings = page.waitForResponse((response) => response.url().includes('/search/postings.'));
  await ask(page, 'agent');
  await postings;
  await expect(page.getByRole('status').filter({hasText: /16 results on 1[3-6] pages/u})).toBeVisible();
  await expect(options(page)).toHaveCount(16);
  await expect.poll(remainders).toBeGreaterThan(0);
  // Five, and five more if the results change once all words have arrived.
  expect(remainders()).toBeLessThanOrEqual(10);
  await options(page).first().hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(remainders).toBeGreaterThan(12);
  await field(page).fill('docker');
  await expect(sentence(page)).toBeVisible();
});

testOfPages(
  '[SEARCH-18] a result shows the keyword that has found it, when nothing else in it says why',
  async ({page}) => {
    await visit(page, guide);
    await ask(page, 'gateway');
    await expect(options(page).first()).toHaveAttribute('href', /saiki-group-mcp-servers/u);
    await expect(options(page).first().locator('mark')).toHaveText('gateway');
  },
);

test.describe('when the connection ends', () => {
  // Texts of results and linked pages may be in flight: the browser logs each as an error.
  test.use({isConsoleNoisy: true});
  test('[SEARCH-9] searches without a network, once it has searched', async ({page, context}) => {
    await visit(page, guide);
    const postings = page.waitForResponse((response) => response.url().includes('/search/postings.'));
    await ask(page, 'docker');
    await postings;
    await context.setOffline(true);
    await field(page).fill('webhook');
    await expect(options(page).first()).toContainText(/webhook/i);
  });
});

test.describe('without a complete index', () => {
  test.use({isConsoleNoisy: true});

  test('[SEARCH-10] an incomplete index is reported, with pages to try instead, and Retry tries again', async ({
    page,
  }) => {
    const message = page.getByText('The search index did not load.');
    // Truncated, empty, another page, and of another version.
    const answers = [
      '{"version":1,"pages":[["/a","A",[',
      '',
      '<!doctype html><title>Sign in</title>',
      '{"version":7,"headings":[],"pages":[]}',
    ];
    const requested: string[] = [];
    await page.route('**/search/index.json', async (route) => {
      // The message about the last answer is gone, so the next one is about this answer.
      await expect(message).toBeHidden();
      const body = answers[requested.length];
      requested.push(route.request().url());
      await (body === undefined ? route.continue() : route.fulfill({body, contentType: 'application/json'}));
    });
    await visit(page, guide);
    await page.keyboard.press('/');
    await field(page).fill('docker');
    for (const place of answers.keys()) {
      await expect.poll(() => requested).toHaveLength(place + 1);
      await expect(message).toBeVisible();
      await expect(page.getByRole('link', {name: 'All guides'})).toBeVisible();
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(field(page)).toBeFocused();
    }
    await expect(options(page).first()).toContainText('Docker');
  });

  test('[SEARCH-10] without the other words it searches their beginnings, says so and tries again', async ({page}) => {
    await page.route('**/search/postings.*', (route) => route.abort());
    await visit(page, guide);
    await ask(page, 'run it in docker');
    await expect(page.getByText('only the beginnings of sections are searched')).toBeVisible();
    await page.unroute('**/search/postings.*');
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('only the beginnings of sections are searched')).toBeHidden();
  });
});

test.describe('without the texts', () => {
  test.use({isConsoleNoisy: true});

  test('[SEARCH-18] results show how their sections begin', async ({page}) => {
    let failed = 0;
    await page.route('**/search/remainders.*/*', (route) => {
      failed += 1;
      return route.abort();
    });
    await visit(page, guide);
    await ask(page, 'docker');
    await expect.poll(() => failed).toBeGreaterThan(0);
    await expect(options(page).first()).toContainText('A container gives the agent its own user');
    await expect(sentence(page)).toBeHidden();
    await page.unroute('**/search/remainders.*/*');
    await field(page).fill('docker ');
    await expect(sentence(page)).toBeVisible();
  });
});
