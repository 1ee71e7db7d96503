// A second build, without caches, produces the same files: the first one used nothing stale from its caches, if any. It
// isn't compressed: packages/hosting/compress.test.ts proves that the same files give the same copies.
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {buildWithoutCache} from './support/runInSite';

/** Hashes of all files in a folder by path, except compressed copies. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({parentPath, name}) => path.join(parentPath, name))
      .filter((file) => !/\.(?:br|gz)$/u.test(file))
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const built = path.resolve('build');
/** Separate from `build/`, which the browser tests may be using. */
const second = path.resolve('.cache/same-bytes');
let before: Record<string, string>;

beforeAll(() => {
  expect(existsSync(path.join(built, 'index.html')), 'run "npm run build" first').toBe(true);
  before = hashes(built);
});

it('a second build without caches gives the same files, byte for byte', async () => {
  const {exitCode, output} = await buildWithoutCache(second);
  expect(exitCode, output).toBe(0);
  const after = hashes(second);
  rmSync(second, {recursive: true});
  const different = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => before[file] !== after[file],
  );
  expect(different, 'if files changed since the last build, run "npm run build" and then this again').toEqual([]);
});
