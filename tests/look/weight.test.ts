// The style sheets in src stay small.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';

const limit = 20_000;

const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({name, css: readFileSync(path.join('src', name), 'utf8')}));

test(`all style sheets in src are below ${limit} bytes together, compressed, even with comments and white space`, () => {
  expect(sheets.length).toBeGreaterThan(10);
  const bytes = brotliCompressSync(sheets.map(({css}) => css).join('\n')).length;
  expect(bytes).toBeLessThan(limit);
});

test.each(sheets)('$name uses no !important and takes its colors from the tokens', ({name, css}) => {
  expect(css).not.toContain('!important');
  if (!name.endsWith('tokens.css')) {
    // Without comments, and without attribute selectors, which match a color and don't set one.
    const rules = css.replace(/\/\*[^]*?\*\//g, '').replace(/\[[a-z]+='[^']*'\]/g, '');
    const fix = 'write a custom property of src/css/tokens.css';
    expect(rules.match(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi), fix).toBeNull();
  }
});
