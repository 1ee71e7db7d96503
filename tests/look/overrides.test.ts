// The list of theme overrides is complete, and says truly which of them wrap the theme's component.
import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';

const folder = 'src/theme';

const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /\.tsx?$/.test(name));
const nameOf = (file: string) => file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, '');
const overrides = new Map(files.map((file) => [nameOf(file), readFileSync(`${folder}/${file}`, 'utf8')]));

const rows = readFileSync(`${folder}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const listed = rows.flatMap(([, names = '', kind = '', why = '']) =>
  [...names.matchAll(/`(?<name>[^`]+)`/g)].map(({groups}) => ({name: groups?.name ?? '', kind, why})),
);

test('each override has a row, and each row an override', () => {
  expect(listed.map(({name}) => name).sort()).toEqual([...overrides.keys()].sort());
});

test.each(listed)('$name is a "$kind", for a reason', ({name, kind, why}) => {
  expect(['wrap', 'replace', 'documented place']).toContain(kind);
  expect(why).not.toBe('');
  const usesOriginal = overrides.get(name)?.includes(`'@theme-original/${name}'`);
  expect(usesOriginal, 'uses the component of the theme').toBe(kind === 'wrap');
});
