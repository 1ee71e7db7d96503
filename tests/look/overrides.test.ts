// The table of theme overrides is complete and true, and what the overrides assume about the theme still holds.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = 'src/theme';

const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /\.tsx?$/.test(name));
const nameOf = (file: string) => file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, '');
const overrides = new Map(files.map((file) => [nameOf(file), readFileSync(`${folder}/${file}`, 'utf8')]));

const rows = readFileSync(`${folder}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| [`'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const namesIn = (cell: string) => [...cell.matchAll(/`(?<name>[^`]+)`/g)].map(({groups}) => groups?.name ?? '');
const listed = rows.flatMap(([, names = '', kind = '', why = '', tests = '', end = '']) =>
  namesIn(names).map((name) => ({
    name,
    kind,
    why,
    tests: namesIn(tests),
    hasNone: tests === 'none',
    end,
  })),
);

const testFiles = readdirSync('tests', {recursive: true, encoding: 'utf8'}).map((file) => path.basename(file));

test('src/theme/README.md has a row for each theme override, and no other rows', () => {
  const names = listed.map(({name}) => name);
  const without = files
    .filter((file) => !names.includes(nameOf(file)))
    .map((file) => `${folder}/${file} has no row in ${folder}/README.md. Fix: add one: why, test, when it can go.`);
  const left = names
    .filter((name) => !overrides.has(name))
    .map((name) => `${folder}/README.md has a row for ${name}, which doesn't exist. Fix: delete the row.`);
  expect([...without, ...left]).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(listed)(
  'src/theme/README.md says correctly why $name exists, whether it wraps, and when it can go',
  (row) => {
    const {name, kind, why, end} = row;
    expect(['wrap', 'replace', 'documented place']).toContain(kind);
    expect(why).not.toBe('');
    expect(end).not.toBe('');
    const usesOriginal = overrides.get(name)?.includes(`'@theme-original/${name}'`);
    expect(usesOriginal, 'uses the component of the theme').toBe(kind === 'wrap');
  },
);

// Nobody runs the comparison of screenshots by default.
test.each(listed)('src/theme/README.md names a test of $name that exists and runs, or "none"', ({tests, hasNone}) => {
  expect(tests.length > 0).toBe(!hasNone);
  expect(tests).not.toContain('visual');
  const isFile = (name: string) => testFiles.some((file) => file === `${name}.spec.ts` || file === `${name}.test.ts`);
  expect(tests.filter((name) => !isFile(name))).toEqual([]);
});

test.each([
  ['DocItem', 'content'],
  ['DocsRoot', 'route'],
])('the theme renders %s from its prop "%s" alone, by which ours is memoized', (name, prop) => {
  const source = readFileSync(`node_modules/@docusaurus/theme-classic/src/theme/${name}/index.tsx`, 'utf8');
  const uses = [...source.matchAll(/\bprops\b(?!:)\.?(?<name>\w*)/g)].map(({groups}) => groups?.name);
  expect([...new Set(uses)]).toEqual([prop]);
});
