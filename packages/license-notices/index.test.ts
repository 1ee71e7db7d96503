import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {licenseNotices, packageFolder, packageFolders} from './index';

const folder = mkdtempSync(path.join(os.tmpdir(), 'licenses-'));

function install(name: string, files: Readonly<Record<string, string>>): string {
  const target = path.join(folder, 'node_modules', name);
  mkdirSync(target, {recursive: true});
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(target, file), text);
  return target;
}

const one = install('one', {
  'package.json': '{"name":"one","version":"1.0.0","license":"MIT"}',
  LICENSE: 'Text\r\nof it\n',
});
const two = install('@scope/two', {
  'package.json': '{"name":"@scope/two","version":"2.0.0","license":"MIT"}',
  'license.md': 'Text\nof it',
});
const bare = install('bare', {'package.json': '{"name":"bare","version":"3.0.0"}'});

test('a module belongs to the innermost package around it', () => {
  expect(packageFolder('/a/node_modules/@scope/two/lib/x.js')).toBe('/a/node_modules/@scope/two');
  expect(packageFolder('/a/node_modules/one/node_modules/in/x.js')).toBe('/a/node_modules/one/node_modules/in');
  expect(packageFolder('/a/src/x.js')).toBeUndefined();
});

test('each package is listed once', () => {
  expect(packageFolders([`${two}/a.js`, `${one}/a.js`, `${one}/b.js`, '/a/src/x.js'])).toEqual([two, one]);
});

test('a text appears once, below all of its packages', () => {
  const text = licenseNotices([one, two, bare]);
  expect(text).toContain('@scope/two 2.0.0 (MIT)\none 1.0.0 (MIT)\n\nText\nof it\n');
  expect(text.match(/of it/g)).toHaveLength(1);
});

test('a package without a license file is listed with the license in its package.json', () => {
  expect(licenseNotices([bare])).toContain('bare 3.0.0 (not stated)\n\nThese packages have no license file');
});
