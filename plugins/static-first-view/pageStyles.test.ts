import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {digest, type BuildCache} from '../buildCache';
import {pageStyles} from './pageStyles';

const css = String.raw`.note{color:var(--tone)}#menu{color:blue}.wide\:row{color:green}a[rel]{color:teal}@keyframes spin{to{rotate:1turn}}`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'page-styles-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Files with these texts. */
const written = (pages: readonly string[]): string[] =>
  pages.map((html, index) => {
    const file = path.join(folder, `${index}-${digest([html]).replace(/\W/g, '')}.html`);
    writeFileSync(file, html);
    return file;
  });

/** What a page asks the cache with. */
async function askWith(html: string, {sheet = css, others = [] as string[], chrome = 111} = {}): Promise<string> {
  const asked: string[] = [];
  const cache: BuildCache = {
    recall: (_inputs, make) => make(),
    recallLater(inputs) {
      asked.push(inputs.join());
      return Promise.resolve('');
    },
    save: () => undefined,
  };
  await pageStyles(sheet, {chrome: chrome << 16}, written([html, ...others]), cache);
  return asked[0] ?? '';
}

it('pages that differ in what the sheet does not name share their styles', async () => {
  expect(await askWith('<h2 id="install" class="other">x</h2>')).toBe(await askWith('<h2 id="run">y</h2>'));
});

it.each([
  ['a class', '<p class="note">'],
  ['a class that needs an escape in a sheet', '<p class="wide:row">'],
  ['an id', '<p id="menu">'],
  ['an element', '<a>'],
  ['an attribute', '<p rel="x">'],
  ['a variable of its own', '<p style="--tone:red">'],
  ['a movement', '<p style="animation:spin 1s">'],
])('%s that the sheet names makes a difference', async (_, html) => {
  expect(await askWith(html)).not.toBe(await askWith('<p>'));
});

it.each([
  ['where an element stands', '<div><p class="note"></div>', '<div></div><p class="note">'],
  ['what an attribute says', '<a rel="x">', '<a rel="y">'],
  ['whether a word is a class or an id', '<p class="menu">', '<p id="menu">'],
  ['whether there is something in an element', '<p class="note">x', '<p class="note"><!-- x -->'],
])('%s makes a difference', async (_, one, other) => {
  expect(await askWith(one)).not.toBe(await askWith(other));
});

it('another sheet, other browsers and variables of other pages make a difference', async () => {
  const asked = await Promise.all([
    askWith('<p>'),
    askWith('<p>', {sheet: `${css}b{color:red}`}),
    askWith('<p>', {chrome: 120}),
    askWith('<p>', {others: ['<p style="--tone:red">']}),
  ]);
  expect(new Set(asked).size).toBe(asked.length);
});

it('what the cache does not have is found, for pages in their order', async () => {
  const cache: BuildCache = {
    recall: (_inputs, make) => make(),
    recallLater: (_inputs, make) => make(),
    save: () => undefined,
  };
  const pages = written(['<p class="note">', '<a rel="x">', '<p>']);
  expect(await pageStyles('.note{color:red}a[rel]{color:teal}', {chrome: 111 << 16}, pages, cache)).toEqual([
    '.note{color:red}',
    'a[rel]{color:teal}',
    '',
  ]);
});
