import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {replaceLocaleCompare} from './avoidIntl';
import replaceText from './loaders/replaceText.mjs';

const require = createRequire(import.meta.url);
const folderOf = (module: string) => path.dirname(require.resolve(module));

const rewritten = (source: string): string =>
  replaceText.call({getOptions: () => replaceLocaleCompare}, source) as string;

it('replaces localeCompare with a comparison of code units', () => {
  const source = 'entries.sort((a, b) => b[1].path.localeCompare(a[1].path))';
  expect(rewritten(source)).toBe(
    'entries.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))',
  );
});

it.each([
  path.join(folderOf('@docusaurus/plugin-content-docs/client'), 'docsClientUtils.js'),
  path.join(folderOf('@docusaurus/theme-common'), 'utils/reactUtils.js'),
])('recognizes localeCompare in %s', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('localeCompare');
  expect(rewritten(source)).not.toContain('localeCompare');
});
