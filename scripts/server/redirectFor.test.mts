import {expect, test} from 'vitest';
import {redirectFor} from './redirectFor.mjs';

test.each([
  ['/', '/saiki/'],
  ['/saiki', '/saiki/'],
  ['/saiki/', undefined],
  ['/saiki/index.html', '/saiki/'],
  ['/saiki/docs/x', undefined],
  ['/saiki/docs/x/', '/saiki/docs/x'],
  ['/saiki/docs/x.html', '/saiki/docs/x'],
  ['/saiki/docs/x/index.html', '/saiki/docs/x'],
  ['/saiki/assets/js/main.js', undefined],
  ['/other/x.html', undefined],
])('%s leads to %s', (pathname, expected) => {
  expect(redirectFor(pathname, '/saiki/')).toBe(expected);
});
