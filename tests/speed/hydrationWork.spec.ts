// A page doesn't respond while it hydrates, so hydration does nothing twice and nothing that pages can do without.
import {usualPage} from '../browser/data/usualPages';
import {hydrate} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

const guide = usualPage.path;

declare global {
  interface Window {
    /** How often a script set a timeout as long as the bundle's for a script that it requests. */
    waits: number;
    /** What used the browser's locale data. */
    uses: string[];
  }
}

test('a script is prefetched once, however many links lead to pages that need it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(guide);
  await hydrate(page);
  const ahead = page.locator('head link[rel="prefetch"]');
  await expect.poll(() => ahead.count()).toBeGreaterThan(5);
  const links = page.locator('head link[as="script"], head link[rel="prefetch"]');
  const addresses = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
  expect(addresses.filter((one, place) => addresses.indexOf(one) !== place)).toEqual([]);
});

test('the bundle waits for no script, because those that it imports have run before it', async ({page}) => {
  await page.addInitScript(() => {
    // How long the bundle waits for a script that it requests.
    const longest = 120_000;
    const wait = window.setTimeout;
    window.waits = 0;
    window.setTimeout = Object.assign((run: TimerHandler, delay?: number) => {
      window.waits += delay === longest ? 1 : 0;
      return wait(run, delay);
    }, wait);
  });
  await page.goto(guide);
  await hydrate(page);
  expect(await page.evaluate(() => window.waits)).toBe(0);
});

for (const [what, path] of Object.entries({guide, 'blog post': address('/blog/ai-agents-vs-llm-workflows')})) {
  test(`hydration of the ${what} uses no Intl data`, async ({page}) => {
    await page.addInitScript(() => {
      window.uses = [];
      const {localeCompare} = String.prototype;
      String.prototype.localeCompare = function (...call) {
        window.uses.push(`compares ${String(this)}`);
        return Reflect.apply(localeCompare, this, call) as number;
      };
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct(format, [locale, options]) {
          window.uses.push(JSON.stringify(options));
          return new format(locale as string, options as Intl.DateTimeFormatOptions);
        },
      });
    });
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    await hydrate(page);
    await expect(page.locator('.navbar-sidebar__items')).toHaveCount(1);
    expect(await page.evaluate(() => window.uses)).toEqual([]);
  });
}
