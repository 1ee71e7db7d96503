import {expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {publishedAddresses} from './addresses.mts';

test('lists pages with their anchors and copies, but neither redirects nor unlisted pages', () => {
  const folder = makeFolder({
    'index.html': '<main></main>',
    '404.html': '<main></main>',
    'docs/a.html': '<main><h2 id="part">Part</h2></main>',
    'docs/a.md': '',
    'docs/old.html': '<meta http-equiv="refresh" content="0; url=/docs/a">',
    'docs/unlisted.html': '<meta name="robots" content="noindex, nofollow"><main><h2 id="part">Part</h2></main>',
    'docs/unlisted.md': '',
    'llms.txt': '',
    'main.0123abcd.js': '',
  });
  expect(publishedAddresses(folder)).toEqual(['/', '/docs/a', '/docs/a#part', '/docs/a.md', '/llms.txt']);
});
