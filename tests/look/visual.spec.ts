// Screenshots of some views. Single pixels depend on fonts and browser, so these tests have their own command: see
// README.md.
import {visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {dismissBar} from '../browser/fixtures/storage';
import {expect, test} from '../browser/fixtures/test';

const desktop = {width: 1100, height: 720};
const phone = {width: 390, height: 720};

interface View {
  readonly name: string;
  readonly path: string;
  readonly size: {readonly width: number; readonly height: number};
  readonly mode: 'light' | 'dark';
  /** Anchor of the heading at the top of the screenshot; the top of the page when left out. */
  readonly anchor?: string;
}

const views: readonly View[] = [
  {name: 'home', path: '/', size: desktop, mode: 'light'},
  {name: 'home-dark', path: '/', size: desktop, mode: 'dark'},
  {name: 'home-phone', path: '/', size: phone, mode: 'light'},
  {name: 'home-parts', path: '/', size: desktop, mode: 'light', anchor: 'parts'},
  {name: 'guide', path: '/docs/guides/cli', size: desktop, mode: 'light'},
  {name: 'guide-phone-dark', path: '/docs/guides/cli', size: phone, mode: 'dark'},
  {name: 'api', path: '/api/rest/conversation', size: desktop, mode: 'dark'},
  {name: 'blog', path: '/blog', size: desktop, mode: 'light'},
  {name: 'archive-phone', path: '/blog/archive', size: phone, mode: 'light'},
  {name: 'not-found', path: '/no-such-page', size: desktop, mode: 'light'},
  {name: 'notes', path: '/kitchen-sink', size: desktop, mode: 'light', anchor: 'notes'},
  {name: 'notes-dark', path: '/kitchen-sink', size: desktop, mode: 'dark', anchor: 'notes'},
  {name: 'code', path: '/kitchen-sink', size: desktop, mode: 'light', anchor: 'code'},
  {name: 'code-phone-dark', path: '/kitchen-sink', size: phone, mode: 'dark', anchor: 'code'},
  {name: 'tables', path: '/kitchen-sink', size: desktop, mode: 'light', anchor: 'tables'},
  {name: 'tables-phone', path: '/kitchen-sink', size: phone, mode: 'light', anchor: 'tables'},
];

for (const {name, path, size, mode, anchor} of views) {
  test.describe(name, () => {
    // Browsers report the status of the not-found page in the console.
    test.use({isConsoleNoisy: name === 'not-found'});

    test(`the view ${name} looks as it does in its picture`, async ({page}) => {
      await page.setViewportSize(size);
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      if (path !== '/') {
        await dismissBar(page);
      }
      await visit(page, address(path));
      await page.evaluate(() => document.fonts.ready);
      if (anchor) {
        await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), anchor);
      }
      await expect(page).toHaveScreenshot(`${name}.png`, {animations: 'disabled', maxDiffPixelRatio: 0.002});
    });
  });
}
