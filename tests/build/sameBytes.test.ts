// A second build, without caches, in another folder and in another time zone, produces the same files: the first one used
// nothing stale from its caches, and nothing depends on where the project is. It isn't compressed:
// packages/hosting/compress.test.ts proves that the same files give the same copies.
import {createHash} from 'node:crypto';
import {existsSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
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

/** Files that commands write. A copy of the project needs the packages, the history and the result of the samples. */
const generated = /^(?:build.*|\.cache|\.docusaurus|test-results|playwright-report|coverage)$/u;

/** Copies a folder by hard links to its files, except for caches: in the project and in `node_modules`. */
function copyByLinks(from: string, to: string, isWanted = (name: string): boolean => name !== '.cache'): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true}).filter(({name}) => isWanted(name))) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyByLinks(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

const built = path.resolve('build');
/** In the project, because hard links don't cross file systems. */
const copy = path.resolve('.cache/a cöpy of the project');
let before: Record<string, string>;

beforeAll(() => {
  expect(existsSync(path.join(built, 'index.html')), 'run "npm run build" first').toBe(true);
  before = hashes(built);
  rmSync(copy, {recursive: true, force: true});
  copyByLinks(process.cwd(), copy, (name) => !generated.test(name));
});

afterAll(() => rmSync(copy, {recursive: true}));

it('a second build, without caches, in another folder and time zone, gives the same files, byte for byte', async () => {
  const {exitCode, output} = await buildWithoutCache(copy);
  expect(exitCode, output).toBe(0);
  const after = hashes(path.join(copy, 'build'));
  const different = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => before[file] !== after[file],
  );
  expect(different, 'if files changed since the last build, run "npm run build" and then this again').toEqual([]);
});
