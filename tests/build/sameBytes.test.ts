// A second build, with the caches that the first one left, gives the same files: caches serve nothing stale.
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildProject} from './support/runInSite';

/**
 * The bundler's own start-up code. Its minifier picks the names of variables by how often letters occur, and counts the
 * letters of hashes that stand there for a while and depend on the cache: other names, the same program.
 */
const runtime = /runtime~main\.[\da-f]+/gu;

/** Hash of each file below a folder, by its path. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({parentPath, name}) => path.join(parentPath, name))
      .filter((file) => !path.basename(file).startsWith('runtime~main.'))
      .map((file) => {
        // Latin 1 keeps every byte, of pictures too.
        const text = readFileSync(file, 'latin1').replaceAll(runtime, 'runtime~main');
        return [path.relative(folder, file), createHash('sha256').update(text).digest('hex')];
      }),
  );
}

it('two builds of the same pages are equal, byte for byte', async () => {
  const built = path.resolve('build');
  expect(existsSync(path.join(built, 'index.html')), 'run "npm run build" first').toBe(true);
  const before = hashes(built);
  const {exitCode, output} = await buildProject();
  expect(exitCode, output).toBe(0);
  const after = hashes(built);
  const different = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => before[file] !== after[file],
  );
  expect(different, 'if files changed since the last build, run "npm run build" and then this again').toEqual([]);
});
