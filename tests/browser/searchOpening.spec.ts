// What opens and closes the search dialog, before and after hydration, and what it says if scripts don't load.
import {usualPage} from './data/usualPages';
import {announceReactStart, hydrate, neverIdle, visit} from './fixtures/hydrate';
import {failScripts, holdScripts, isScript} from './fixtures/network';
import {button, field, guide, options} from './fixtures/search';
import {storeAhead} from './fixtures/storage';
import {expect, test, testOfPages} from './fixtures/test';

test('[SEARCH-3] Control+K works with caps lock, and Control+Shift+K belongs to the browser, before and after hydration', async ({
  page,
}) => {
  await neverIdle(page);
  const scripts = await holdScripts(page);
  await page.goto(guide);
  const isOpen = () => page.getByRole('dialog', {name: 'Search'}).isVisible();
  const opens = async (keys: string) => {
    await page.keyboard.press(keys);
    const isOpened = await isOpen();
    await page.keyboard.press('Escape');
    return isOpened;
  };
  expect(await opens('Control+Shift+K')).toBe(false);
  // As with caps lock: the letter is uppercase, and no key is held.
  expect(await opens('Control+K')).toBe(true);
  scripts.release();
  await hydrate(page);
  expect(await opens('Control+Shift+K')).toBe(false);
  expect(await opens('Control+K')).toBe(true);
});

test('[SEARCH-3] Control+K opens the search while React starts', async ({page}) => {
  await announceReactStart(page);
  await page.addInitScript(() => {
    const shortcut = new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true});
    addEventListener('react-starts', () => document.body.dispatchEvent(shortcut));
  });
  await visit(page, guide);
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
});

test('[SEARCH-3] a key event without a key, as autofill sends it, does nothing, before and after hydration', async ({
  page,
}) => {
  await neverIdle(page);
  const scripts = await holdScripts(page);
  await page.goto(guide);
  // An error in a listener would be reported as a page error and fail the test.
  const sendEvent = () => page.evaluate(() => document.body.dispatchEvent(new Event('keydown', {bubbles: true})));
  await sendEvent();
  scripts.release();
  await hydrate(page);
  await sendEvent();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
});

// React renders the page again if it differs from what the server sent, for example because a browser translated it.
test('[SEARCH-3] a key after a page was replaced, with the search open before hydration, logs nothing', async ({
  page,
}) => {
  await neverIdle(page);
  await holdScripts(page);
  await page.goto(guide);
  await page.keyboard.press('/');
  await page.evaluate(() => {
    const dialog = document.querySelector('#site-search')!;
    dialog.replaceWith(dialog.cloneNode(true));
  });
  await page.keyboard.press('a');
});

test('[SEARCH-3] the shortcut opens the search in the frame in which it was closed, before and after hydration', async ({
  page,
}) => {
  await neverIdle(page);
  const scripts = await holdScripts(page);
  await page.goto(guide);
  const reopen = () =>
    page.evaluate(() => {
      const slash = () => new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true});
      const dialog = document.querySelector<HTMLDialogElement>('#site-search')!;
      document.body.dispatchEvent(slash());
      dialog.querySelector('input')!.focus();
      dialog.close();
      const focused = document.activeElement?.localName;
      document.activeElement?.dispatchEvent(slash());
      const isOpened = dialog.open;
      dialog.close();
      return {focused, isOpened};
    });
  expect(await reopen()).toEqual({focused: 'input', isOpened: true});
  scripts.release();
  await hydrate(page);
  expect(await reopen()).toEqual({focused: 'input', isOpened: true});
});

testOfPages(
  '[SEARCH-3] a double click on the button, or a selection that ends beside the dialog, leaves it open',
  async ({page}) => {
    await visit(page, guide);
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await button(page).dblclick();
    await expect(dialog).toBeVisible();
    await field(page).fill('docker');
    const box = await field(page).boundingBox();
    if (!box) throw new Error('the field is not shown');
    await page.mouse.move(box.x + 60, box.y + 25);
    await page.mouse.down();
    await page.mouse.move(100, box.y + 25, {steps: 4});
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(100, box.y + 25);
    await expect(dialog).toBeHidden();
  },
);

test('[SEARCH-3] the key / does nothing once it is turned off, after hydration and before', async ({page}) => {
  await neverIdle(page);
  await visit(page, guide);
  await page.keyboard.press('/');
  await page.getByRole('checkbox', {name: 'Open the search with the / key'}).uncheck();
  await page.keyboard.press('Escape');
  const dialog = page.locator('dialog');
  const expectOtherKeysAlone = async () => {
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await expectOtherKeysAlone();
  const scripts = await holdScripts(page);
  await page.reload();
  await expectOtherKeysAlone();
  scripts.release();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true});

  test('[SEARCH-3] the key / can be turned off on a tablet, which may have a keyboard', async ({page}) => {
    await visit(page, guide);
    await button(page).tap();
    await expect(page.getByRole('checkbox', {name: 'Open the search with the / key'})).toBeVisible();
  });
});

test('[SEARCH-3] the key / opens the search before hydration if its switch has an unknown value', async ({page}) => {
  await storeAhead(page, 'keys', 'null');
  await neverIdle(page);
  await page.goto(guide);
  await page.keyboard.press('/');
  await expect(page.locator('dialog')).toBeVisible();
});

test.describe('when the scripts do not load', () => {
  test.use({isConsoleNoisy: true});

  test('[SEARCH-10] a dialog without its content says so, with pages to try instead; the page stays, and Retry loads it', async ({
    page,
  }) => {
    await neverIdle(page);
    let isFailing = false;
    const repair = await failScripts(page, (request) => isFailing && isScript(request));
    await visit(page, guide);
    isFailing = true;
    await page.keyboard.press('/');
    await page.keyboard.type('docker');
    await expect(page.getByRole('alert').filter({hasText: 'The search did not load.'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'All guides'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveText(usualPage.h1);
    await repair();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toContainText('Docker');
  });

  test('[ERR-3] the message that offers "Retry" is in the dialog that is open, and stays when it is closed', async ({
    page,
  }) => {
    await neverIdle(page);
    const repair = await failScripts(page);
    await page.goto(guide);
    await page.keyboard.press('/');
    const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
    // Each keystroke is another attempt.
    await expect(async () => {
      await page.keyboard.press('a');
      await expect(page.getByRole('alert')).toBeAttached({timeout: 500});
    }).toPass();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await retry.click({trial: true});
    await page.keyboard.press('Escape');
    await expect(retry).toBeVisible();
    await page.keyboard.press('/');
    expect(await page.locator('dialog[open] [role="alert"]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await repair();
    await retry.click();
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  });
});

test('[SEARCH-8] a search of an address stays closed when the reader closed it before hydration', async ({page}) => {
  await neverIdle(page);
  const scripts = await holdScripts(page);
  await page.goto(`${guide}?q=switchLLM`);
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  scripts.release();
  await hydrate(page);
  await page.waitForTimeout(300);
  await expect(dialog).toBeHidden();
});

testOfPages('[SEARCH-8] an address with an empty ?q= opens nothing', async ({page}) => {
  await page.goto(`${guide}?q=`);
  await hydrate(page);
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
});
