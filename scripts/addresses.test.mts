import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {publishedAddresses} from './addresses.mts';

test('lists pages with their anchors and copies, but neither redirects nor unlisted pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
  mkdirSync(path.join(folder, 'docs'));
  const files = {
    'index.html': '<main></main>',
    '404.html': '<main></main>',
    'docs/a.html': '<main><h2 id="part">Part</h2></main>',
    'docs/a.md': '',
    'docs/old.html': '<meta http-equiv="refresh" content="0; url=/docs/a">',
    'docs/unlisted.html': '<meta name="robots" content="noindex, nofollow"><main><h2 id="part">Part</h2></main>',
    'docs/unlisted.md': '',
    'llms.txt': '',
    'main.0123abcd.js': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  expect(publishedAddresses(folder)).toEqual(['/', '/docs/a', '/docs/a#part', '/docs/a.md', '/llms.txt']);
  rmSync(folder, {recursive: true});
});
