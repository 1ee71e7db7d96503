import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import plainOrder from './plainOrder.mjs';

const require = createRequire(import.meta.url);
const folderOf = (module: string) => path.dirname(require.resolve(module));

it('compares letters', () => {
  const source = 'entries.sort((a, b) => b[1].path.localeCompare(a[1].path))';
  expect(plainOrder(source)).toBe(
    'entries.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))',
  );
});

it.each([
  path.join(folderOf('@docusaurus/plugin-content-docs/client'), 'docsClientUtils.js'),
  path.join(folderOf('@docusaurus/theme-common'), 'utils/reactUtils.js'),
])('knows the form that %s has', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('localeCompare');
  expect(plainOrder(source)).not.toContain('localeCompare');
});
