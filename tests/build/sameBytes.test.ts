// A second build gives the same files: caches serve nothing stale, and a build without them is no other.
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {buildProject} from './support/runInSite';

/** Hash of each file below a folder, by its path. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({parentPath, name}) => path.join(parentPath, name))
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const built = path.resolve('build');
let before: Record<string, string>;

beforeAll(() => {
  expect(existsSync(path.join(built, 'index.html')), 'run "npm run build" first').toBe(true);
  before = hashes(built);
});

it.each([
  {name: 'with the caches that the first one left', hasCache: true},
  {name: "without the bundler's cache", hasCache: false},
])('two builds of the same pages are equal, byte for byte: $name', async ({hasCache}) => {
  const {exitCode, output} = await buildProject({hasCache});
  expect(exitCode, output).toBe(0);
  const after = hashes(built);
  const different = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => before[file] !== after[file],
  );
  expect(different, 'if files changed since the last build, run "npm run build" and then this again').toEqual([]);
});
