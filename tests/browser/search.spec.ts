// The search dialog: before and after hydration, by keyboard, and what it doesn't change.
import {usualPage} from './data/usualPages';
import {hydrate, neverAfterIdleTime, neverIdle, visit} from './fixtures/hydrate';
import {holdScripts, scriptRequests} from './fixtures/network';
import {expectNoViolations} from '../look/violations';
import {address} from './fixtures/site';
import {ask, button, field, followFirst, guide, options, searchRequests} from './fixtures/search';
import {expect, test as testAlone, testOfPages as test} from './fixtures/test';

testAlone('[SEARCH-3] the dialog opens before hydration, and no letter is lost', async ({page}) => {
  await neverIdle(page);
  const scripts = await holdScripts(page);
  await page.goto(guide);
  await page.keyboard.press('/');
  await page.keyboard.type('message-sync');
  await expect(field(page)).toHaveValue('message-sync');
  await expect(field(page)).toBeFocused();
  expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true');
  scripts.release();
  await expect(options(page).first()).toContainText('Send a message and wait for the answer');
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('message-syncx');
});

testAlone(
  '[SEARCH-3] the button and Control+K open the dialog before hydration, Escape and the button close it',
  async ({page}) => {
    await neverIdle(page);
    const scripts = await holdScripts(page);
    await page.goto(guide);
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await button(page).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toBeHidden();
    scripts.release();
  },
);

testAlone(
  '[SEARCH-3] the dialog is there before it is modal, for which the whole page is styled again',
  async ({page}) => {
    await neverIdle(page);
    const scripts = await holdScripts(page);
    await page.goto(guide);
    const dialog = page.getByRole('dialog', {name: 'Search'});
    const atOnce = await button(page).evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
      const opened = document.querySelector('dialog');
      return [opened?.open, opened?.matches(':modal'), document.activeElement?.tagName];
    });
    expect(atOnce).toEqual([true, false, 'INPUT']);
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page)).toBeFocused();
    scripts.release();
  },
);

testAlone('[SEARCH-3] Escape closes a dialog that is not modal yet', async ({page}) => {
  await neverIdle(page);
  const scripts = await holdScripts(page);
  await page.goto(guide);
  await page.evaluate(() => Object.assign(window, {requestAnimationFrame: () => 0}));
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  scripts.release();
});

testAlone('[SEARCH-4] a page requests nothing for search until the reader points at its button', async ({page}) => {
  const requests = searchRequests(page);
  await visit(page, guide);
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.mouse.wheel(0, -400);
  await button(page).hover();
  await expect.poll(() => requests.length).toBe(2);
});

test('[SEARCH-5] arrows choose, Enter follows, and the words are marked until the reader scrolls', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'tool confirmation');
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  const target = await followFirst(page);
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  const marks = () => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);
  await expect.poll(marks).toBeGreaterThan(0);
  const wrong = await page.evaluate((hash) => {
    const target = document.getElementById(hash.slice(1));
    const next = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')].find(
      (one) => target && target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return [...(CSS.highlights.get('search') ?? [])].filter(({startContainer, endContainer, endOffset}) => {
      const isCut = /^[\p{L}\p{N}]/u.test(endContainer.textContent?.slice(endOffset) ?? '');
      const isAbove = target && startContainer.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING;
      const isBelow = next && !(startContainer.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
      return isCut || isAbove || isBelow || endContainer.parentElement?.closest('svg');
    }).length;
  }, target.hash);
  expect(wrong, 'marks that end within a word, or are outside of the section or in a diagram').toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(marks).toBe(0);
});

test('[SEARCH-5] only words of the query are marked, in the text of the page, until the reader presses Escape', async ({
  page,
}) => {
  await visit(page, guide);
  await ask(page, 'ollama');
  // It also finds LM Studio, vLLM and local models.
  await expect(options(page).first()).toHaveAttribute('href', /local-models$/u);
  // The first answer knows only the beginnings of texts, and marks what means the same there.
  await expect(options(page).first()).toHaveAttribute('data-words', 'ollama');
  await followFirst(page);
  const marks = () => page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
  await expect.poll(async () => (await marks()).length).toBeGreaterThan(3);
  expect((await marks()).filter((word) => !/^ollama/iu.test(word))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(marks).toEqual([]);
});

test('[SEARCH-6] results say their page and kind, can be limited, and are announced', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'POST /api/message-sync');
  await expect(options(page).first()).toContainText('Operation');
  await expect(page.getByRole('group', {name: 'Conversation'}).first()).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'results on'})).toBeVisible();
  await page.getByRole('button', {name: 'Docs', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Docs', exact: true})).toHaveAttribute('aria-pressed', 'true');
  await expect(options(page).filter({hasText: 'Operation'})).toHaveCount(0);
});

test('[SEARCH-16] a pasted message finds its entry of the error index first', async ({page}) => {
  await visit(page, guide);
  // By its words alone, another entry would come first.
  await ask(page, "Session 'nope' not found");
  await expect(options(page).first()).toHaveAttribute('href', /\/docs\/errors\/.*#session-not-found-sdk$/u);
});

testAlone('[SEARCH-16] a question loads no error index', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'webhook');
  const scripts = scriptRequests(page);
  await field(page).fill('how do I switch the model of a session');
  await expect(options(page).first()).toContainText(/model/iu);
  expect(scripts).toEqual([]);
});

test('[SEARCH-7] an empty field offers pages seen last and the main pages', async ({page}) => {
  await visit(page, guide);
  await visit(page, address('/api'));
  await page.keyboard.press('/');
  await expect(
    page.getByRole('navigation', {name: 'Recently viewed'}).getByRole('link', {name: usualPage.h1}),
  ).toBeVisible();
  await page.getByRole('navigation', {name: 'Start here'}).getByRole('link', {name: 'Quickstart'}).click();
  // The address changes before the page has loaded and is recorded as seen.
  await expect(page.getByRole('heading', {level: 1})).toContainText('Quickstart');
  await expect(page).toHaveURL(address('/docs/getting-started/quickstart'));
  // No page is in both lists.
  await visit(page, guide);
  await page.keyboard.press('/');
  await expect(
    page.getByRole('navigation', {name: 'Recently viewed'}).getByRole('link', {name: 'Quickstart'}),
  ).toBeVisible();
  const main = page.getByRole('navigation', {name: 'Start here'}).getByRole('link');
  expect(await main.allTextContents()).not.toContain('Quickstart');
});

testAlone(
  '[SEARCH-8] an address with ?q= opens the search with these words, and shows results without an interaction',
  async ({page}) => {
    await neverAfterIdleTime(page);
    await page.goto(`${guide}?q=switchLLM`);
    await expect(field(page)).toHaveValue('switchLLM');
    await expect(options(page).first()).toContainText('switchLLM');
  },
);

test.describe('on the not-found page', () => {
  test.use({isConsoleNoisy: true});
  test('[SEARCH-8] the search begins with the words of the missing path', async ({page}) => {
    await page.goto(address('/docs/guides/tool-confirmation'));
    await page.getByRole('button', {name: 'Search for the words in this address'}).click();
    await expect(field(page)).toHaveValue('guides tool confirmation');
    await expect(options(page).filter({hasText: 'Tool Confirmation Configuration'}).first()).toBeVisible();
  });
});

test('[SEARCH-11] hostile queries reach the page as text alone', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'docker');
  for (const query of [
    '<img src=x onerror="document.title=1">',
    'a'.repeat(10_000),
    '…!?()[]{}',
    '\u202eשלום',
    '🙂🙂',
    '__proto__ constructor',
  ]) {
    await field(page).fill(query);
    await expect(page.getByRole('status').filter({hasText: /found|results|One result/})).toBeVisible();
  }
  expect(await page.locator('#site-search img').count()).toBe(0);
  await field(page).fill('docker');
  await expect(options(page).first()).toContainText('Docker');
});

for (const width of [1280, 320]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 800}});
    test('[SEARCH-12] the dialog fits the screen and passes axe in light and dark mode', async ({page}) => {
      await visit(page, guide);
      await ask(page, 'message-sync');
      const overflow = await page.evaluate(() => {
        const dialog = document.querySelector('#site-search');
        return dialog ? dialog.scrollWidth - dialog.clientWidth : Infinity;
      });
      expect(overflow).toBe(0);
      await expectNoViolations(page);
      // axe doesn't check placeholders. On a phone, there's no room for the status next to the keys.
      const keys = page.getByText('↑ ↓ choose');
      await expect(keys).toBeVisible({visible: width > 480});
      const secondary = await keys.evaluate((element) => getComputedStyle(element).color);
      const placeholder = await field(page).evaluate((input) => getComputedStyle(input, '::placeholder').color);
      expect(placeholder).toBe(secondary);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  testAlone('[SEARCH-13] the navbar says what to do instead', async ({page}) => {
    await page.goto(guide);
    await expect(button(page)).toBeHidden();
    const note = page.getByText('No search without JavaScript:');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link')).toHaveCSS('text-decoration-line', 'underline');
  });
});

test('[SEARCH-14] search works after navigations within the site', async ({page}) => {
  await visit(page, guide);
  await ask(page, 'webhook');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
  // The address changes before the page does: a dialog opened in the meantime moves to the next page.
  await expect(page).not.toHaveURL(guide);
  await ask(page, 'docker');
  await expect(options(page).first()).toContainText('Docker');
  await hydrate(page);
});

testAlone('[SEARCH-14] a dialog that opens while the next page is on its way stays, with its words', async ({page}) => {
  await neverIdle(page);
  await visit(page, guide);
  await ask(page, 'webhook');
  await page.keyboard.press('Escape');
  const scripts = await holdScripts(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expect.poll(() => scripts.requests.length).toBeGreaterThan(0);
  await ask(page, 'docker');
  scripts.release();
  await expect(page.locator('main').getByRole('heading', {level: 1})).toHaveText('Saiki Blog');
  await expect(field(page)).toHaveValue('docker');
  await expect(options(page).first()).toContainText('Docker');
});
