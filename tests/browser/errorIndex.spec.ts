// The error index: addresses of entries, the field for pasted errors, and the not-found page under its path.
import {neverAfterIdleTime, neverIdle, visit} from './fixtures/hydrate';
import {scriptRequests} from './fixtures/network';
import {address} from './fixtures/site';
import {expect, test as testAlone, testOfPages as test} from './fixtures/test';
import type {Page} from '@playwright/test';

const index = '/docs/errors';

/** Opens the index and puts a text into its field, as a paste does. */
async function paste(page: Page, text: string): Promise<void> {
  await visit(page, address(index));
  await pasteInto(page, text);
}

async function pasteInto(page: Page, text: string): Promise<void> {
  await field(page).evaluate((element, pasted) => {
    (element as HTMLTextAreaElement).focus();
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true});
    // What the browser does after a paste that wasn't canceled.
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

const field = (page: Page) => page.getByRole('textbox', {name: 'Paste your error'});
const found = (page: Page) => page.locator('section:has(textarea) ol > li');
const log = (error: string) =>
  [...Array(100).keys()].map((line) => `info GET /items/${line} 200`).join('\n') + `\n${error}\nlast line`;

test.describe('addresses of entries', () => {
  for (const [id, page] of [
    ['no-api-key', 'getting-started'],
    ['pipes-loop', 'silences'],
  ] as const) {
    test(`[ERRIDX-2] /docs/errors/${id} leads to its place on the page`, async ({page: tab}) => {
      await tab.goto(address(`${index}/${id}`));
      await expect(tab).toHaveURL(`${address(`${index}/${page}`)}#${id}`);
      await expect(tab.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }

  test('[ERRIDX-2] the address of a known limit leads into the list of known limits', async ({page}) => {
    await page.goto(address(`${index}/no-authentication`));
    await expect(page).toHaveURL(`${address('/docs/guides/known-limits')}#no-authentication`);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});
    testAlone('[ERRIDX-2] an address of an entry leads to its page', async ({page}) => {
      await page.goto(address(`${index}/no-api-key`));
      await expect(page).toHaveURL(`${address(`${index}/getting-started`)}#no-api-key`);
    });

    testAlone('[ERRIDX-5] the index says how to search the lists', async ({page}) => {
      await page.goto(address(index));
      await expect(page.getByText('The field for your output needs JavaScript')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', {name: 'Startup', exact: true})).toBeVisible();
    });
  });
});

test.describe('the field for pasted errors', () => {
  test('[ERRIDX-4] a message inside a log is marked, explained and linked', async ({page}) => {
    await paste(page, log("❌ Unrecognized model 'gpt-5'. Could not infer provider."));
    const first = found(page).first();
    await expect(first.getByRole('link').first()).toHaveAttribute(
      'href',
      /\/docs\/errors\/getting-started#cli-model-unrecognized$/,
    );
    await expect(first.locator('mark')).toHaveText(/Unrecognized model 'gpt-5'/);
    await expect(first).toContainText('Fix:');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Known messages in this text: 1');
  });

  for (const [text, message, address] of [
    ['Only API endpoints are available. Web UI could not be started.', 'Next.js production', 'web-ui-exited'],
    ['Cache health check failed: timeout', /^Redis connection error$/u, 'redis-connection-error'],
    ['[object Object]', '[object Object] instead of a reason', 'llm-stream-object'],
  ] as const) {
    test(`[ERRIDX-4] a link in the entry of "${text}" shows the other message`, async ({page}) => {
      await paste(page, text);
      const link = found(page).locator('p').getByRole('link', {name: message});
      await expect(link.first()).toHaveAttribute('href', new RegExp(`#${address}$`, 'u'));
    });
  }

  test('[ERRIDX-4] a text without a message of Saiki says so', async ({page}) => {
    await paste(page, 'fatal: not a git repository');
    await expect(page.getByRole('main').getByRole('status')).toContainText('No known message found');
    await expect(page.locator('section:has(textarea) ol')).toHaveCount(0);
    await page.getByRole('button', {name: 'Search all pages for it'}).click();
    const query = page.getByRole('combobox', {name: 'Search'});
    await expect(query).toHaveValue('fatal: not a git repository');
    // Not in the address either, which is sent to the server.
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('Escape');
    await expect(query).toBeHidden();
    await page.getByRole('button', {name: 'Search all pages for it'}).click();
    await expect(query).toBeVisible();
  });

  test('[ERRIDX-4] a message from memory leads to the entries that are nearest to it', async ({page}) => {
    await paste(page, 'Error: No API key found');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'These entries come closest to the first line',
    );
    await expect(found(page).first().getByRole('link').first()).toHaveAttribute('href', /#no-api-key$/);
  });

  for (const [form, text] of Object.entries({
    'below the command that was typed': '$ saiki hello\nNo API key found',
    'with another symbol, and more words': '❌ ERROR: No API key found. Please set one of these environment variables',
    'wrapped by a terminal':
      '10:04:12 ❌ No API key found. Please set OPENAI_API_KEY,\n  GOOGLE_GENERATIVE_AI_API_KEY, or ANTHROPIC_API_KEY.',
    'with spaces that do not break': '❌ No API key found. Please set OPENAI_API_KEY, GOOGLE_'.replaceAll(
      ' ',
      '\u00A0',
    ),
  })) {
    test(`[ERRIDX-4] a message is found ${form}`, async ({page}) => {
      await paste(page, text);
      await expect(found(page).first().getByRole('link').first()).toHaveAttribute('href', /#no-api-key$/);
    });
  }

  test('[ERRIDX-4] a message is found with typographic quotes, and in JSON', async ({page}) => {
    await paste(page, '❌ Unrecognized model ‘gpt-5’. Could not infer provider.');
    await expect(found(page).first()).toContainText("Unrecognized model 'gpt-5'");
    await field(page).fill('');
    await expect(found(page)).toHaveCount(0);
    await pasteInto(
      page,
      JSON.stringify({level: 'error', msg: 'SSE: expected "text/event-stream"\n"[object Object]" is not valid JSON'}),
    );
    await expect(found(page).first().getByRole('link').first()).toHaveAttribute('href', /#postgres-json$/);
  });

  test('[ERRIDX-4] a message that a terminal has cut and colored is found, and mere notices come last', async ({
    page,
  }) => {
    const notice =
      '{"level":"warn","message":"Failed to apply capability filtering, using original history: Error: …"}';
    await paste(
      page,
      [
        notice.slice(0, 60),
        notice.slice(60),
        '\u001B[31m❌ Configuration Error: Failed to connect to required s',
        'trict servers: tickets: spawn ticket-server ENOENT\u001B[39m',
      ].join('\n'),
    );
    const links = found(page).locator('a[href*="/docs/errors/"]:first-of-type');
    await expect(links.first()).toHaveAttribute('href', /#mcp-spawn-enoent$/);
    await expect(links.last()).toHaveAttribute('href', /#llm-capability-filter$/);
  });

  test('[ERRIDX-4] what was pasted is there again after Back', async ({page}) => {
    await paste(page, 'database is locked');
    await found(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
    await page.goBack();
    await expect(field(page)).toHaveValue('database is locked');
    await expect(found(page)).toHaveCount(1);
  });

  test('[ERRIDX-6] keys, passwords and home folders are masked in all that is shown', async ({page}) => {
    await paste(
      page,
      "Failed to load config file at /home/ada/agent.yml: ENOENT: no such file or directory, open '/home/ada/agent.yml' " +
        'key=sk-proj-abcdef123456 url=postgres://ada:hunter2@db/app Authorization: Bearer abc.def.ghi123',
    );
    await expect(found(page).first()).toContainText('/home/[user]/agent.yml');
    await expect(page.getByRole('main').getByRole('status')).toContainText('home folder');
    const shown = await page.locator('section:has(textarea)').evaluate((section) => section.textContent);
    for (const secret of ['sk-proj-abcdef123456', 'hunter2', 'abc.def.ghi123', '/home/ada']) {
      expect(shown).not.toContain(secret);
    }
  });

  test('[ERRIDX-6] keys and passwords are masked in the search for the first line, too', async ({page}) => {
    await paste(page, `fatal: no such thing ${'at all '.repeat(10)}url=https://ada:hunter2hunter2@example.com`);
    await page.getByRole('button', {name: 'Search all pages for it'}).click();
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue(/url=https:\/\/ada:\[password/u);
  });

  test('[ERRIDX-4] what is shown around a message has no half of a symbol', async ({page}) => {
    await paste(page, ['🎉'.repeat(200), 'database is locked', '🎉'.repeat(200)].join(' '));
    const excerpt = found(page).first().locator('p:has(mark)');
    await expect(excerpt).toContainText('🎉 database is locked 🎉');
    expect(await excerpt.textContent()).not.toMatch(/\p{Surrogate}/u);
  });

  test('[ERRIDX-7] hostile markup is shown as text', async ({page}) => {
    await paste(
      page,
      `<img src=x onerror="window.hacked = true"><script>window.hacked = true</script> database is locked`,
    );
    await expect(found(page).first().locator('mark')).toHaveText('database is locked');
    await expect(found(page).locator('img, script')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('[ERRIDX-7] binary text is searched', async ({page}) => {
    const bytes = String.fromCharCode(...[...Array(4000).keys()].map((at) => (at * 7919) % 65_536 || 1));
    await paste(page, `${bytes}\ndatabase is locked\n${bytes}`);
    await expect(found(page).first().locator('mark')).toHaveText('database is locked');
  });

  test('[ERRIDX-8] 5 MB are searched in steps, and are not put into the field', async ({page}) => {
    await visit(page, address(index));
    await pasteInto(page, 'database is locked');
    await expect(found(page)).toHaveCount(1);
    // Turns of the event loop between the paste and its result: a search in one step takes only two.
    const turns = await field(page).evaluate((element) => {
      const message = 'no such table: sessions';
      const data = new DataTransfer();
      data.setData('text/plain', 'info GET /items 200 and some more words\n'.repeat(125_000) + message);
      element.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
      return new Promise<number>((resolve) => {
        let count = 0;
        const turn = (): void => {
          count += 1;
          if (document.querySelector('section:has(textarea) mark')?.textContent === message) resolve(count);
          else setTimeout(turn);
        };
        setTimeout(turn);
      });
    });
    expect(turns).toBeGreaterThan(5);
    expect((await field(page).inputValue()).length).toBeLessThan(200);
  });

  testAlone('[ERRIDX-9] works without a connection once it is loaded, and sends nothing', async ({page, context}) => {
    // Otherwise Docusaurus prefetches pages for visible links, and some are in flight when the connection drops.
    await neverIdle(page);
    await paste(page, 'database is locked');
    await expect(found(page)).toHaveCount(1);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await context.setOffline(true);
    await field(page).fill('Session limit: Maximum sessions (100) reached');
    await expect(found(page).first().locator('mark')).toHaveText('Maximum sessions (100) reached');
    expect(sent).toEqual([]);
  });

  testAlone.describe('an entry that cannot be shown', () => {
    testAlone.use({isConsoleNoisy: true});

    testAlone('[ERRIDX-12] says so, keeps the page, and searches the next text', async ({page}) => {
      await visit(page, address(index));
      // Wrong data is noticed before: only a mistake in the program can make React throw here.
      await page.evaluate(() => {
        String.prototype.split = new Proxy(String.prototype.split, {
          apply(split, text: string, parameters: [string]) {
            if (!window.isPageFixed && String(parameters[0]).includes('`')) throw new Error('Provoked by a test.');
            return Reflect.apply(split, text, parameters);
          },
        });
      });
      await pasteInto(page, 'No API key found. Please set OPENAI_API_KEY');
      const message = page.getByRole('main').getByRole('alert');
      await expect(message).toHaveText('The result could not be shown. The lists below have all messages.');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.evaluate(() => void (window.isPageFixed = true));
      await field(page).fill('database is locked');
      await expect(message).toHaveCount(0);
      await expect(found(page)).toHaveCount(1);
    });
  });

  testAlone('[ERRIDX-9] loads the index only when the field is focused', async ({page}) => {
    await neverIdle(page);
    const scripts = scriptRequests(page);
    await visit(page, address(index));
    await page.waitForLoadState('networkidle');
    // A script that was already requested isn't requested again.
    const before = scripts.length;
    await field(page).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });
});

test.describe('the not-found page below the index', () => {
  test.use({isConsoleNoisy: true});

  testAlone('[ERRIDX-10] names the entries with the nearest ids', async ({page}) => {
    await neverAfterIdleTime(page);
    await page.goto(address(`${index}/no-api-keys`));
    await expect(page.getByRole('main').getByRole('link', {name: 'no-api-key', exact: true})).toHaveAttribute(
      'href',
      /\/docs\/errors\/getting-started#no-api-key$/,
    );
  });
});
