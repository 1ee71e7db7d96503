// Every patch finds what it replaces in Docusaurus by its exact text. These tests fail when an upgrade changes that
// text. Then look at the patch, and at the table in ../README.md, which lists when it can go.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {withoutPresetEnv} from './styles';

/** Reads a file of an installed package of Docusaurus. */
const read = (name: string, file: string): string =>
  readFileSync(path.resolve('node_modules/@docusaurus', name, 'lib', file), 'utf8');

it.each([
  ['withoutPrism', 'theme-classic', 'index.js', "'./prism-include-languages'"],
  ['withoutTslib', 'utils-common', 'index.js', 'require("tslib")'],
  ['prefetchOnce', 'core', 'client/docusaurus.js', "from './prefetch'"],
  ['desktopBreakpoint', 'theme-common', 'index.js', "from './hooks/useWindowSize'"],
  ['avoidIntl', 'theme-common', 'internal.js', "from './utils/IntlUtils'"],
  ['keepTabs', 'theme-classic', 'theme/Tabs/index.js', 'key={String(isBrowser)}'],
  ['developmentServer', 'core', 'server/codegen/codegenRoutes.js', 'require.resolveWeak("${modulePath}")'],
  ['clientConfig', 'core', 'client/docusaurusContext.js', "from '@generated/docusaurus.config'"],
  ['withoutPresetEnv', 'bundler', 'loaders/styleLoader.js', "require.resolve('postcss-preset-env')"],
])('%s finds what it replaces in @docusaurus/%s/lib/%s', (_patch, name, file, text) => {
  expect(read(name, file)).toContain(text);
});

it('utils-common uses no helper of tslib but the one that withoutTslib ships', () => {
  const helpers = [...read('utils-common', 'index.js').matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(helpers)).toEqual(new Set(['__importDefault']));
});

it('withoutPresetEnv removes the PostCSS plugins of Docusaurus', () => {
  const options = {plugins: [['/node_modules/postcss-preset-env/index.js', {}]]};
  expect(withoutPresetEnv().configurePostCss?.(options as never)).toMatchObject({plugins: [], config: false});
});

it('withoutPresetEnv reports a plugin that has added a PostCSS plugin before it', () => {
  const options = {plugins: [['/node_modules/postcss-preset-env/index.js', {}], {postcssPlugin: 'other'}]};
  expect(() => withoutPresetEnv().configurePostCss?.(options as never)).toThrow('List it after first-view');
});

it('the README links each part that reaches into Docusaurus to what it changes', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
  const [, table = ''] = readme.split('## What reaches into the internals of Docusaurus');
  const rows = table.split('\n').filter((line) => /^\| [^-W]/u.test(line));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !/^\| \[`[^`]+`\]\(https:\/\/\S+\) \|/u.test(row))).toEqual([]);
});
