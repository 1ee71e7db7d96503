import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {openPageIndex} from './pageIndex';

describe('a directive that moves to another page', () => {
  let folder: string;
  const write = (page: string, text: string, seconds: number): void => {
    const file = path.join(folder, 'api', page);
    writeFileSync(file, text);
    utimesSync(file, new Date(), new Date(1_700_000_000_000 + seconds * 1000));
  };
  const linkBeforeAndAfter = (): (string | undefined)[] => {
    const index = openPageIndex(folder);
    const link = () => index.lookUpFrom(path.join(folder, 'api/a.md'), '')('providers', {});
    const before = link();
    write('b.md', '', 1);
    write('c.md', '::providers\n', 1);
    return [before, link()];
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'page-index-'));
    mkdirSync(path.join(folder, 'api'));
    write('b.md', '::providers\n', 0);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  });

  it('is found there while authors work', () => {
    expect(linkBeforeAndAfter()).toEqual(['/api/b', '/api/c']);
  });

  it('does not cost a build a second look', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(linkBeforeAndAfter()).toEqual(['/api/b', '/api/b']);
  });
});
