import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';

const program = fileURLToPath(new URL('build.mts', import.meta.url));
let site: string;

/** Runs `npm run build -- <options>` in the folder of a site; gives its exit code and all that it printed. */
const build = (...options: string[]): Promise<[code: number | null, output: string]> =>
  new Promise((resolve) => {
    const parameters = ['--import', import.meta.resolve('tsx'), program, ...options];
    const child = execFile(process.execPath, parameters, {cwd: site}, (_error, stdout, stderr) =>
      resolve([child.exitCode, stdout + stderr]),
    );
  });

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(site, 'build'));
  writeFileSync(path.join(site, 'build/index.html'), 'last good build');
});
afterEach(() => rmSync(site, {recursive: true}));

test('--help shows the options, and the last build stays', async () => {
  const [code, output] = await build('--help');
  expect(output).toContain('--no-minify');
  expect(output).not.toContain('stopped');
  expect(code).toBe(0);
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe('last good build');
  expect(existsSync(path.join(site, 'build.previous'))).toBe(false);
});
