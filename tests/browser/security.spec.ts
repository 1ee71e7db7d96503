// Outside input never runs and never breaks a page: addresses, stored values, messages, and code that gets into a page
// in spite of everything.
import type {Page} from '@playwright/test';
import {usualPage} from './data/usualPages';
import {hydrate, visit} from './fixtures/hydrate';
import {holdScripts} from './fixtures/network';
import {address} from './fixtures/site';
import {storageKeys} from './fixtures/storage';
import {expect, test, testOfPages} from './fixtures/test';

declare global {
  interface Window {
    /** Set by code that should never run. */
    hasRun?: boolean;
  }
}

const guide = usualPage.path;
const reference = address('/api/rest/sessions');
const tabs = address('/docs/getting-started/quickstart');
const attack = `"><img src=x onerror="window.hasRun=true"><script>window.hasRun=true</script>`;

const addresses = [
  `${guide}#${attack}`,
  `${guide}#${encodeURIComponent(attack)}`,
  `${guide}#%`,
  `${guide}#%E0%A4%A`,
  `${guide}#'];window.hasRun=true//`,
  `${guide}#:~:text=${attack}`,
  `${guide}#javascript:window.hasRun=true`,
  `${guide}?${encodeURIComponent(attack)}`,
  `${guide}?docusaurus-theme=${encodeURIComponent(attack)}`,
  `${guide}?docusaurus-data-x=${encodeURIComponent(attack)}&docusaurus-data-has-hydrated=true`,
  `${guide}?__proto__[hasRun]=1&constructor[prototype][hasRun]=1`,
  `${guide}?a=%`,
  `${guide}?next=//example.com&url=https://example.com`,
  `${reference}?samples=${encodeURIComponent(attack)}`,
  `${reference}?samples=__proto__`,
  `${reference}?samples=%E0%A4%A`,
  `${guide}?${'a'.repeat(6000)}#${'b'.repeat(6000)}`,
];

const expectWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await hydrate(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
  expect(await page.evaluate(() => 'hasRun' in {})).toBe(false);
};

for (const hostile of addresses) {
  testOfPages(`[SEC-3] ${hostile.slice(0, 90)} shows its page`, async ({page}) => {
    await page.goto(hostile);
    await expectWhole(page);
    expect(new URL(page.url()).pathname).toBe(hostile.split(/[?#]/)[0]);
  });
}

test.describe("a path whose escapes aren't UTF-8", () => {
  // Browsers report the status of the not-found page in the console.
  test.use({isConsoleNoisy: true});

  for (const path of ['/%ff', '/docs/guides/%E0%A4']) {
    testOfPages(`[SEC-3] ${path} shows the not-found page, with its search`, async ({page, pageMessages}) => {
      await page.goto(address(path));
      await expectWhole(page);
      await page.keyboard.press('/');
      await page.getByRole('combobox', {name: 'Search'}).fill('discord');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(pageMessages.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
    });
  }
});

testOfPages('[SEC-3] a navigation to a hostile address within the site shows its page', async ({page}) => {
  await visit(page, address('/'));
  const link = page.locator(`a[href="${address('/docs/guides/cli')}"]`).first();
  await link.evaluate(
    (element, hash) => element.setAttribute('href', `${element.getAttribute('href')}#${hash}`),
    attack,
  );
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', {level: 1})).toHaveText('CLI Guide');
  await expectWhole(page);
});

test('[SEC-3] an address that says that the page is hydrated turns nothing off', async ({page}) => {
  const held = await holdScripts(page);
  await page.goto(`${guide}?docusaurus-data-has-hydrated=true`);
  await page.locator('[data-color-mode-toggle]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  held.release();
  await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
});

for (const where of ['an address', 'local storage'] as const) {
  test(`[SEC-3] a color mode in ${where} that does not exist is the system's`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    if (where === 'local storage') await page.addInitScript(() => localStorage.setItem('theme-saiki', 'purple'));
    await page.goto(where === 'an address' ? `${guide}?docusaurus-theme=purple` : guide);
    const button = page.locator('[data-color-mode-toggle]').first();
    const expectSystemMode = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(button).toHaveAccessibleName(/system mode/);
    };
    await expectSystemMode();
    await hydrate(page);
    await expectSystemMode();
  });
}

test.describe('an anchor with a broken escape, such as `#100%`', () => {
  const expectNoCrash = async (page: Page): Promise<void> => {
    // React has rendered the new address after two frames.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(usualPage.h1);
  };

  testOfPages('[SEC-3] the reader comes back to it', async ({page}) => {
    await visit(page, `${guide}#100%`);
    await page.locator('.table-of-contents a:visible').nth(2).click();
    await expect(page).not.toHaveURL(/100/);
    await page.goBack();
    await expect(page).toHaveURL(/#100%/);
    await expectNoCrash(page);
  });

  testOfPages('[SEC-3] a hydrated page gets it', async ({page}) => {
    await visit(page, guide);
    await page.evaluate(() => {
      location.hash = '#100%';
    });
    await expectNoCrash(page);
  });
});

for (const [kind, value] of [
  ['code', attack],
  ['half of a document', '{"a":'],
  ['a value of another type', 'null'],
  ['a very long value', 'x'.repeat(100_000)],
  ['a list of other things', '[{"url":{},"title":{}}]'],
] as const) {
  testOfPages(
    `[SEC-3] local storage that holds ${kind} under every name of the site breaks nothing`,
    async ({page}) => {
      await page.goto(reference);
      await page.evaluate(([keys, text]) => keys.forEach((key) => localStorage.setItem(key, text)), [
        storageKeys,
        value,
      ] as const);
      await page.reload();
      await expectWhole(page);
      await page.goto(tabs);
      await expectWhole(page);
      await page.getByRole('tab', {name: 'Google'}).first().click();
      const used = await page.evaluate(() => Object.keys(localStorage));
      expect(used.filter((key) => !storageKeys.includes(key))).toEqual([]);
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog').getByRole('navigation', {name: 'Start here'})).toBeVisible();
    },
  );
}

testOfPages('[SEC-3] messages from other windows change nothing', async ({page}) => {
  await visit(page, guide);
  await page.evaluate((html) => {
    for (const data of [{type: 'webpackErrors'}, {type: 'webpackOk'}, html, null, {source: 'react-devtools', html}]) {
      window.postMessage(data, '*');
    }
  }, attack);
  await expectWhole(page);
});

test.describe('code that gets into a page', () => {
  test.use({isConsoleNoisy: true});

  /** Puts HTML into the document that the server sends. */
  const inject = async (page: Page, html: string): Promise<void> => {
    await page.route(`**${guide}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</h1>', () => `</h1>${html}`);
      await route.fulfill({response, body});
    });
  };

  for (const [what, html] of [
    ['an inline script', '<script>window.hasRun=true</script>'],
    ['a handler', '<img src="x" alt="" onerror="window.hasRun=true">'],
    ['a script of another origin', '<script src="https://example.com/x.js"></script>'],
    ['a script in a data URL', '<script src="data:text/javascript,window.hasRun=true"></script>'],
    ['another base', '<base href="https://example.com/">'],
  ] as const) {
    test(`[SEC-4] the browser blocks ${what}`, async ({page, pageMessages}) => {
      const sent: string[] = [];
      page.on('requestfinished', (request) => sent.push(request.url()));
      await inject(page, html);
      const blocked = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
      await page.goto(guide);
      await blocked;
      expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
      expect(new URL(await page.evaluate(() => document.baseURI)).host).not.toBe('example.com');
      // Playwright reports the request before the browser blocks it, so it's never sent.
      expect(sent.filter((url) => url.includes('example.com'))).toEqual([]);
      pageMessages.foreignRequests.length = 0;
    });
  }

  test('[SEC-4] the browser blocks a style attribute and a style element without a hash', async ({page}) => {
    await inject(page, '<p id="x" style="color: rgb(1, 2, 3)">x</p><style>#x{margin-left:123px}</style>');
    await page.goto(guide);
    const {color, marginLeft} = await page.locator('#x').evaluate((element) => {
      const styles = getComputedStyle(element);
      return {color: styles.color, marginLeft: styles.marginLeft};
    });
    expect(color).not.toBe('rgb(1, 2, 3)');
    expect(marginLeft).not.toBe('123px');
  });

  testOfPages('[SEC-4] Trusted Types refuse HTML that runs code, and scripts of other origins', async ({page}) => {
    await visit(page, guide);
    const results = await page.evaluate(() => {
      const attempt = (action: () => void): string => {
        try {
          action();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const element = document.createElement('div');
      return {
        handler: attempt(() => (element.innerHTML = '<img src=x onerror=alert(1)>')),
        afterSlash: attempt(() => (element.innerHTML = '<svg/onload=alert(1)>')),
        afterQuote: attempt(() => (element.innerHTML = '<img src="x"onerror=alert(1)>')),
        afterQuotedEnd: attempt(() => (element.innerHTML = '<img alt=">" onerror=alert(1)>')),
        frame: attempt(() => (element.innerHTML = '<iframe srcdoc="x"></iframe>')),
        script: attempt(() => (document.createElement('script').src = 'https://example.com/x.js')),
        text: attempt(() => (document.createElement('script').text = 'window.hasRun = true')),
        harmless: attempt(() => (element.innerHTML = '<b title="a > b, on = off">one = 1</b>')),
        own: attempt(() => (document.createElement('script').src = '/saiki/assets/x.js')),
      };
    });
    expect(results).toEqual({
      handler: 'TypeError',
      afterSlash: 'TypeError',
      afterQuote: 'TypeError',
      afterQuotedEnd: 'TypeError',
      frame: 'TypeError',
      script: 'TypeError',
      text: 'SyntaxError',
      harmless: 'allowed',
      own: 'allowed',
    });
  });
});
