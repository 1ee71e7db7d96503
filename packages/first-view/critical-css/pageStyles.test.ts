import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {hashOf, type Cache} from '@docs-kit/report';
import {pageStyles} from './plugin';

const css = '.note{color:red}a[rel]{color:teal}';

const folder = mkdtempSync(path.join(os.tmpdir(), 'page-styles-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Writes each page to a file and returns the paths. */
const written = (pages: readonly string[]): string[] =>
  pages.map((html, index) => {
    const file = path.join(folder, `${index}-${hashOf([html]).replace(/\W/g, '')}.html`);
    writeFileSync(file, html);
    return file;
  });

/** Returns the cache key of a page's styles. */
async function askWith(html: string, {sheet = css, stateAttributes = ['open'], chrome = 111} = {}): Promise<string> {
  const asked: string[] = [];
  const cache: Pick<Cache, 'get' | 'set'> = {
    get(inputs) {
      asked.push(inputs.join());
      return '';
    },
    set: (_inputs, result) => result,
  };
  await pageStyles({css: sheet, stateAttributes, targets: {chrome: chrome << 16}}, written([html]), cache);
  return asked[0] ?? '';
}

it('a page keeps its styles when only its scripts change', async () => {
  const page = (name: string) => `<script>let a = "${name}";</script><p class="note"><script src=/${name}.js></script>`;
  expect(await askWith(page('main.1a2b'))).toBe(await askWith(page('main.3c4d')));
});

it.each([
  ['where an element is', '<div><p class="note"></div>', '<div></div><p class="note">'],
  ['what an attribute says', '<a rel="x">', '<a rel="y">'],
  ['whether there is something in an element', '<p class="note">x', '<p class="note"><!-- x -->'],
])('%s makes a difference', async (_, one, other) => {
  expect(await askWith(one)).not.toBe(await askWith(other));
});

it('another sheet, other browsers and other state attributes make a difference', async () => {
  const asked = await Promise.all([
    askWith('<p>'),
    askWith('<p>', {sheet: `${css}b{color:red}`}),
    askWith('<p>', {chrome: 120}),
    askWith('<p>', {stateAttributes: ['data-theme']}),
  ]);
  expect(new Set(asked).size).toBe(asked.length);
});

it("computes what the cache doesn't have, in the order of the pages", async () => {
  const cache: Pick<Cache, 'get' | 'set'> = {get: () => undefined, set: (_inputs, result) => result};
  const pages = written(['<p class="note">', '<a rel="x">', '<p>']);
  const sheet = {css, stateAttributes: [], targets: {chrome: 111 << 16}};
  expect(await pageStyles(sheet, pages, cache)).toEqual(['.note{color:red}', 'a[rel]{color:teal}', '']);
});
