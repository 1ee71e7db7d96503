import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {licenseNotices, packageFolder, packageFolders} from './index';

const folder = makeFolder(
  {
    'node_modules/one/package.json': '{"name":"one","version":"1.0.0","license":"MIT"}',
    'node_modules/one/LICENSE': 'Text\r\nof it\n',
    'node_modules/@scope/two/package.json': '{"name":"@scope/two","version":"2.0.0","license":"MIT"}',
    'node_modules/@scope/two/license.md': 'Text\nof it',
    'node_modules/bare/package.json': '{"name":"bare","version":"3.0.0"}',
  },
  afterAll,
);
const one = path.join(folder, 'node_modules/one');
const two = path.join(folder, 'node_modules/@scope/two');
const bare = path.join(folder, 'node_modules/bare');

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
