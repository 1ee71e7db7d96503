// Code blocks and tables by keyboard and screen reader: names, tab stops, messages.
import {visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, test} from '../browser/fixtures/test';

test.use({permissions: ['clipboard-read', 'clipboard-write'], viewport: {width: 390, height: 844}});

test('copying a sample is announced once for each copy', async ({page}) => {
  await page.clock.install();
  await visit(page, address('/kitchen-sink'));
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const {target, addedNodes} of changes) {
        if ((target as Element).role === 'status') addedNodes.forEach((node) => texts.push(node.textContent ?? ''));
      }
    }).observe(document.body, {subtree: true, childList: true});
    return texts;
  });
  const button = page.locator('[data-copy-code]').first();
  for (const all of [['Copied'], ['Copied', 'Copied']]) {
    await button.press('Enter');
    await expect(button).toHaveText('Copied');
    // The confirmation ends, and the button copies again.
    await page.clock.runFor(2000);
    await expect(button).toHaveText('Copy');
    expect(await announced.jsonValue()).toEqual(all);
  }
  await expect(page.getByRole('status')).toHaveCount(1);
});

test('the copy button has its own name again after two quick presses', async ({page}) => {
  await visit(page, address('/kitchen-sink'));
  const button = page.locator('[data-copy-code]').first();
  await button.dblclick();
  // It keeps its name meanwhile: the live region announces the message.
  await expect(page.getByRole('button', {name: 'Copy', exact: true}).filter({hasText: 'Copied'})).toHaveCount(1);
  await expect(button).toHaveText('Copy');
  await expect(button).not.toHaveAttribute('aria-label');
});

test('a button wraps and unwraps long lines, and exists only where there are long lines', async ({page}) => {
  await visit(page, address('/kitchen-sink'));
  const long = page.getByRole('figure').filter({hasText: 'A long line'});
  const wrap = long.getByRole('button', {name: 'Wrap'});
  const pre = long.locator('pre');
  const overflows = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
  // Code is laid out and measured when it comes into view.
  await long.scrollIntoViewIfNeeded();
  expect(await overflows()).toBe(true);
  // A tab stop has a role and a name.
  await expect(long.getByRole('group', {name: 'A long line', exact: true})).toHaveAttribute('tabindex', '0');
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflows()).toBe(false);
  await expect(pre).not.toHaveAttribute('tabindex');
  await expect(long.getByRole('group')).toHaveCount(0);
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflows()).toBe(true);
  const short = page.getByRole('figure').filter({hasText: 'FROM node:20-slim'});
  await page.setViewportSize({width: 1280, height: 900});
  await expect(short.getByRole('button', {name: 'Wrap'})).toHaveCount(0);
});

test('a block is named by its title alone', async ({page}) => {
  await visit(page, address('/kitchen-sink'));
  await expect(page.getByRole('figure', {name: 'A long line', exact: true})).toHaveCount(1);
});

test('a table is a tab stop only when it is too wide', async ({page}) => {
  await page.setViewportSize({width: 600, height: 844});
  await visit(page, address('/kitchen-sink'));
  const tables = page.locator('.table-scroll');
  await expect(tables.first()).not.toHaveAttribute('tabindex');
  await expect(tables.nth(2)).toHaveAttribute('tabindex', '0');
});
