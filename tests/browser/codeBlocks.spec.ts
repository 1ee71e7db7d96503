// Code samples: highlighted in ten languages and both color modes, and easy to copy.
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {codeLanguages} from './data/codeLanguages';
import {visit} from './fixtures/hydrate';
import {codeBlocks, findBlock} from './fixtures/codeBlocks';
import {address} from './fixtures/site';
import {expect, test as testAlone, testOfPages as test} from './fixtures/test';

const copy = {name: 'Copy', exact: true};

/** The agent file of the home page. */
const agentFile = (page: Page): Locator =>
  codeBlocks(page).filter({has: page.locator('figcaption', {hasText: 'notes-agent.yml'})});

/** Opens the collapsible section around the block, if there's one. */
async function unfold(block: Locator): Promise<void> {
  const summary = block.locator('xpath=ancestor::details[1]/summary');
  if (await summary.count()) {
    await summary.click();
  }
}

/** Text colors in a block: of the code itself, and of the tokens that differ from it. */
function tokenColors(block: Locator): Promise<string[]> {
  return block.locator('pre code').evaluate((code) => {
    const plain = getComputedStyle(code).color;
    const tokens = [...code.querySelectorAll('span')];
    const marks = tokens.map((token) => getComputedStyle(token).color).filter((color) => color !== plain);
    return [...new Set(marks)];
  });
}

/** The samples of a Markdown file, without the markers that only the highlighter reads. */
function samplesOf(file: string): {title: string | undefined; code: string}[] {
  const fences = readFileSync(file, 'utf8').matchAll(/^```(?<info>.*)\n(?<code>[^]*?)\n```$/gm);
  return [...fences].map(({groups}) => ({
    title: /title="(?<title>[^"]*)"/.exec(groups?.info ?? '')?.groups?.title,
    code: groups?.code ?? '',
  }));
}

test.describe('highlighting', () => {
  for (const {name, label} of codeLanguages) {
    test(`[CODE-1] ${name} is highlighted in light and in dark mode, with different colors`, async ({page}) => {
      const {path, index} = findBlock({label});
      // If a sample comes in several languages, the address selects the one that's shown.
      await visit(page, `${path}?samples=${name}`);
      const block = codeBlocks(page).nth(index);
      const light = await tokenColors(block);
      expect(light).not.toHaveLength(0);
      await unfold(block);
      await expect(block).toBeVisible();
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const dark = await tokenColors(block);
      expect(dark).toHaveLength(light.length);
      expect(dark).not.toEqual(light);
    });
  }
});

test.describe('copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const file of ['src/pages/_first-session.md', 'src/pages/_install-command.md']) {
    testAlone(`[CODE-2] the copy button copies exactly the sample in ${file}, and confirms it`, async ({page}) => {
      const [sample] = samplesOf(file);
      await visit(page, address('/'));
      const block = codeBlocks(page).filter({hasText: sample?.title ?? ''});
      const button = block.getByRole('button', copy);
      await button.click();
      await expect(button).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sample?.code);
      await expect(button).toHaveText('Copy');
    });
  }

  testAlone('[CODE-2] every code block of a docs page has its own copy button', async ({page}) => {
    await visit(page, address('/docs/getting-started/installation'));
    const blocks = codeBlocks(page);
    expect(await blocks.count()).toBeGreaterThan(1);
    for (const block of await blocks.all()) {
      await block.getByRole('button', copy).click();
      await expect(block.getByRole('button', copy)).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await block.locator('pre').evaluate((pre) => pre.textContent));
    }
  });
});

for (const [platform, keys] of [
  ['Linux x86_64', 'Ctrl+C'],
  ['MacIntel', '⌘C'],
] as const) {
  testAlone(`[CODE-3] the copy button says to press ${keys} when the browser refuses to copy`, async ({page}) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'platform', {value: name});
      Object.defineProperty(navigator, 'clipboard', {
        value: {writeText: () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'))},
      });
    }, platform);
    await visit(page, address('/'));
    const button = codeBlocks(page).first().getByRole('button', copy);
    await button.click();
    await expect(button).toHaveText(`Press ${keys}`);
  });
}

test('[CODE-4] a code block names its file and its language', async ({page}) => {
  await page.goto(address('/'));
  const caption = agentFile(page).locator('figcaption');
  await expect(caption.getByText('notes-agent.yml', {exact: true})).toBeVisible();
  await expect(caption.getByText('YAML', {exact: true})).toBeVisible();
});

test('[CODE-5] highlighted lines stand out from the others', async ({page}) => {
  const {path, index} = findBlock({className: 'highlighted'});
  await page.goto(path);
  const block = codeBlocks(page).nth(index);
  const background = (line: Locator) => line.evaluate((element) => getComputedStyle(element).backgroundColor);
  const highlighted = await background(block.locator('.line.highlighted').first());
  const plain = block.locator('.line:not(.highlighted)');
  expect(highlighted).not.toBe('rgba(0, 0, 0, 0)');
  if ((await plain.count()) > 0) {
    expect(await background(plain.first())).not.toBe(highlighted);
  }
});

test('[CODE-6] added and removed lines of a diff differ by color and by sign', async ({page}) => {
  const {path, index} = findBlock({label: 'Diff'});
  await page.goto(path);
  const lines = codeBlocks(page).nth(index).locator('.line');
  const colorOf = (text: RegExp) =>
    lines
      .filter({hasText: text})
      .first()
      .evaluate((line) => getComputedStyle(line.querySelector('span') ?? line).color);
  const [added, removed, same] = await Promise.all([colorOf(/^\+/), colorOf(/^-/), colorOf(/^ /)]);
  expect(added).not.toBe(removed);
  expect(added).not.toBe(same);
  expect(removed).not.toBe(same);
});

test('[CODE-7] a code block that is too wide scrolls by itself, also by keyboard', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(address('/'));
  const pre = agentFile(page).locator('pre');
  expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await pre.press('ArrowRight');
  await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe('HTML made at build time', () => {
  for (const route of ['/docs/guides/saiki-group-mcp-servers', '/blog/ai-agents-vs-llm-workflows', '/kitchen-sink']) {
    test(`${route} keeps its HTML from the build after a jump within the page and another color mode`, async ({
      page,
    }) => {
      await visit(page, address(route));
      const finished = page.locator('.code-block__body > *, .diagram__canvas > *');
      const count = await finished.count();
      expect(count).toBeGreaterThan(3);
      // Elements that React parses again lose the mark.
      await finished.evaluateAll((elements) => elements.forEach((element) => element.setAttribute('data-marked', '')));
      await page.locator('.hash-link').nth(1).press('Enter');
      await expect(page).toHaveURL(/#./);
      await page.locator('[data-color-mode-toggle]:visible').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await expect(finished).toHaveCount(count);
      await expect(page.locator('[data-marked]')).toHaveCount(count);
    });
  }
});

/** Positions of a word, its type, its block and the navbar in the window. */
const placesOf = (word: Locator) =>
  word.evaluate((element) => {
    const block = element.closest('.code-block')?.getBoundingClientRect();
    const {insetBlockStart, height} = getComputedStyle(element, '::after');
    const typeTop = (block?.top ?? NaN) + parseFloat(insetBlockStart);
    return {
      block: {top: block?.top ?? NaN, bottom: block?.bottom ?? NaN},
      type: {top: typeTop, bottom: typeTop + parseFloat(height)},
      word: {top: element.getBoundingClientRect().top, bottom: element.getBoundingClientRect().bottom},
      header: document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? NaN,
    };
  });

test('the type of a word is shown within the window when the bar of its code block is out of sight', async ({page}) => {
  await visit(page, address('/docs/tutorials/backend-server'));
  const word = page.locator('.code-block', {hasText: 'setDraft(target.value)'}).locator('.type').last();
  await word.scrollIntoViewIfNeeded();
  await word.hover();
  const {block, type} = await placesOf(word);
  expect(block.top).toBeLessThan(0);
  expect(type.top).toBeGreaterThan(0);
  expect(type.top).toBeLessThan(800);
});

test('the type of a word near the end of its code block is above the word, where the block does not cut it off', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await visit(page, address('/docs/guides/typescript-sdk'));
  const word = page.locator('.code-block', {hasText: 'first.ts'}).locator('.type').last();
  // The end of the block is in the middle of the window.
  await word.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await word.hover();
  const {block, header, type, word: place} = await placesOf(word);
  expect(block.top).toBeLessThan(header);
  expect(type.bottom).toBeLessThanOrEqual(block.bottom);
  expect(type.bottom).toBeLessThanOrEqual(place.top);
  expect(type.top).toBeGreaterThanOrEqual(header);
});

test.describe('touch', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  testAlone('the type of a word stays after a tap, beside the buttons of its code block', async ({page}) => {
    await visit(page, address('/docs/guides/typescript-sdk'));
    const block = page.locator('.code-block', {hasText: 'first.ts'}).first();
    const word = block.locator('.type', {hasText: 'systemPrompt'});
    await expect(block.locator('[data-wrap-code]')).toBeVisible();
    await word.tap();
    // A type stays for 300 ms after the pointer has left.
    await page.waitForTimeout(600);
    const type = await word.evaluate((element) => {
      const {visibility, paddingInlineEnd} = getComputedStyle(element, '::after');
      return {visibility, end: parseFloat(paddingInlineEnd)};
    });
    expect(type.visibility).toBe('visible');
    const wrap = await block.locator('[data-wrap-code]').boundingBox();
    const frame = await block.boundingBox();
    expect((frame?.x ?? NaN) + (frame?.width ?? NaN) - type.end).toBeLessThanOrEqual(wrap?.x ?? NaN);
  });
});

test('words with a type are one tab stop per code block, and arrow keys move between them', async ({page}) => {
  await visit(page, address('/docs/tutorials/backend-server'));
  const words = page.locator('.code-block', {hasText: 'setDraft(target.value)'}).locator('.type');
  await words.nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(words.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(words.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(words.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.type:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(words.first()).toBeFocused();
  const stops = await codeBlocks(page).evaluateAll((blocks) =>
    blocks.map((block) => block.querySelectorAll('.type[tabindex="0"]').length),
  );
  expect(Math.max(...stops)).toBe(1);
});
