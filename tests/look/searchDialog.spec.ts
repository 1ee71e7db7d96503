// The search: contrast of the marks that it leaves on a page, and where the focus is in its dialog.
import {visit} from '../browser/fixtures/hydrate';
import {ask, button, field, followFirst, guide} from '../browser/fixtures/search';
import {expect, test as testAlone, testOfPages as test} from '../browser/fixtures/test';
import {contrastRatio} from './contrast';

for (const mode of ['light', 'dark'] as const) {
  test(`marked words have a contrast of 4.5:1 in ${mode} mode, whatever the color of their text`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode});
    await visit(page, guide);
    await ask(page, 'ollama');
    await followFirst(page);
    await page.waitForFunction(() => CSS.highlights.has('search'));
    const [mark = '', ...words] = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
      /** The color that layers over each other have. */
      const hexOf = (...layers: string[]) => {
        for (const layer of layers) {
          canvas.fillStyle = layer;
          canvas.fillRect(0, 0, 1, 1);
        }
        const parts = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      };
      const marked = [...document.querySelectorAll('article *')].map((element) =>
        getComputedStyle(element, '::highlight(search)'),
      );
      const {backgroundColor} = getComputedStyle(document.documentElement);
      return [hexOf(backgroundColor, marked[0]!.backgroundColor), ...new Set(marked.map(({color}) => hexOf(color)))];
    });
    for (const word of words) {
      const colors = new Map(Object.entries({word, mark}));
      expect(contrastRatio(colors, 'word', 'mark'), `${word} on ${mark}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('the chosen filter is marked with forced colors, and not by the line of the focus', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, guide);
  await ask(page, 'agent');
  const filters = page.getByRole('group', {name: 'Show'}).getByRole('button');
  const colors = await filters.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
  expect(colors.filter((color) => color === colors[0])).toHaveLength(1);
  await expect(filters.first()).toHaveCSS('outline-style', 'none');
});

test('on a small or enlarged screen, nothing in the dialog has the focus behind its field', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await visit(page, guide);
  await page.keyboard.press('/');
  await page.getByRole('checkbox').focus();
  const close = page.getByRole('button', {name: 'Close', exact: true});
  const hidden: string[] = [];
  while (!(await close.evaluate((element) => element === document.activeElement))) {
    const [overlap, text] = await field(page).evaluate((input) => {
      const [bar, element] = [input.parentElement!, document.activeElement!];
      return [bar.getBoundingClientRect().bottom - element.getBoundingClientRect().top, element.textContent] as const;
    });
    if (overlap > 0) hidden.push(`${text}: ${overlap}`);
    await page.keyboard.press('Shift+Tab');
  }
  expect(hidden).toEqual([]);
});

test.describe('on a touch screen', () => {
  testAlone.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  testAlone('the focus is on the filter that "Show all" chooses when that disappears', async ({page}) => {
    await visit(page, guide);
    await button(page).tap();
    await field(page).fill('agent');
    await page.getByRole('button', {name: 'Blog', exact: true}).tap();
    await field(page).fill('kubernetes');
    const all = page.getByRole('button', {name: 'Show all'});
    await all.press('Enter');
    await expect(all).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'All', exact: true})).toBeFocused();
  });
});
