import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {openPageIndex} from './pageIndex';

it('a directive that moves to another page is found there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-index-'));
  mkdirSync(path.join(folder, 'api'));
  const write = (page: string, text: string, seconds: number): void => {
    const file = path.join(folder, 'api', page);
    writeFileSync(file, text);
    utimesSync(file, new Date(), new Date(1_700_000_000_000 + seconds * 1000));
  };
  write('b.md', '::providers\n', 0);
  const index = openPageIndex(folder);
  const link = () => index.lookUpFrom(path.join(folder, 'api/a.md'), '')('providers', {});
  expect(link()).toBe('/api/b');
  write('b.md', '', 1);
  write('c.md', '::providers\n', 1);
  expect(link()).toBe('/api/c');
  rmSync(folder, {recursive: true});
});
