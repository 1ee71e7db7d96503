// WCAG 2.2 AA and axe's best practices, on every page of the sitemap, in both colour modes, on phone and desktop.
// There is no list of exceptions.
import {awake} from '../browser/fixtures/awake';
import {address, sitemapPaths} from '../browser/fixtures/site';
import {expect, testOfPages as test} from '../browser/fixtures/test';
import {violations} from './violations';

const screens = [
  {name: 'desktop', width: 1280, height: 900},
  {name: 'phone', width: 390, height: 844},
];

/** Pages that no sitemap names but readers see. */
const otherPages = [address('/kitchen-sink'), address('/no-such-page')];

test.describe.configure({timeout: 120_000});

for (const path of [...sitemapPaths(), ...otherPages]) {
  test.describe(path, () => {
    test.use({isConsoleNoisy: path.endsWith('/no-such-page')});

    test(`${path} has no violation in light and dark mode, on phone and desktop`, async ({page}) => {
      await page.setViewportSize({width: 1280, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(path);
      await awake(page);
      for (const {name, ...size} of screens) {
        await page.setViewportSize(size);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect.soft(await violations(page), `${name}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  });
}
