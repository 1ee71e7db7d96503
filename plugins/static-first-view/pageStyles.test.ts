import {expect, it} from 'vitest';
import type {BuildCache} from '../buildCache';
import {readPageDocument} from './pageDocument';
import {pageVariables} from './pageVariables';
import {pageStyles} from './pageStyles';

const css = String.raw`.note{color:var(--tone)}#menu{color:blue}.wide\:row{color:green}a[rel]{color:teal}`;

/** What a page asks the cache with. */
function askWith(html: string, {sheet = css, outside = [] as string[], chrome = 111} = {}): string {
  let asked = '';
  const cache: BuildCache = {
    recall(inputs, make) {
      asked = inputs.join();
      return make();
    },
    save: () => undefined,
  };
  pageStyles(sheet, new Set(outside), {chrome: chrome << 16}, cache)(readPageDocument(html, pageVariables(html)));
  return asked;
}

it('pages that differ in what the sheet does not name share their styles', () => {
  expect(askWith('<h2 id="install" class="other">x</h2>')).toBe(askWith('<h2 id="run">y</h2>'));
});

it.each([
  ['a class', '<p class="note">'],
  ['a class that needs an escape in a sheet', '<p class="wide:row">'],
  ['an id', '<p id="menu">'],
  ['an element', '<a>'],
  ['an attribute', '<p rel="x">'],
  ['a variable of its own', '<p style="--tone:red">'],
])('%s that the sheet names makes a difference', (_, html) => {
  expect(askWith(html)).not.toBe(askWith('<p>'));
});

it.each([
  ['where an element stands', '<div><p class="note"></div>', '<div></div><p class="note">'],
  ['what an attribute says', '<a rel="x">', '<a rel="y">'],
  ['whether there is something in an element', '<p class="note">x', '<p class="note"><!-- x -->'],
])('%s makes a difference', (_, one, other) => {
  expect(askWith(one)).not.toBe(askWith(other));
});

it('another sheet, other browsers and variables of other pages make a difference', () => {
  const asked = [
    askWith('<p>'),
    askWith('<p>', {sheet: `${css}b{color:red}`}),
    askWith('<p>', {chrome: 120}),
    askWith('<p>', {outside: ['--tone']}),
  ];
  expect(new Set(asked).size).toBe(asked.length);
});
