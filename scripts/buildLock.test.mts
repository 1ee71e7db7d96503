import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {diskProblem} from './buildLock.mts';

const program = new URL('buildLock.mts', import.meta.url).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build lock é-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const lockFile = (): string => path.join(folder, 'build.lock');

/**
 * Locks in a separate process, in a folder whose name has a space and a non-ASCII letter.
 * @param before code that the process runs first
 */
function lock(andUnlock: boolean, before = ''): {status: number | null; stderr: string} {
  const code = `${before} const {lockBuild} = await import(${JSON.stringify(program)}); const unlock = lockBuild(); ${andUnlock ? 'unlock();' : ''}`;
  const parameters = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code];
  return spawnSync(process.execPath, parameters, {cwd: folder, encoding: 'utf8'});
}

test('[BUILD-1] a second build stops while another one runs, with its process', () => {
  writeFileSync(lockFile(), String(process.pid));
  const {status, stderr} = lock(true);
  expect(status).toBe(1);
  expect(stderr).toContain(`Another build of this folder is running (process ${process.pid}). Wait until it ends`);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
});

test('[BUILD-1] a build takes over after one that was interrupted', () => {
  expect(lock(false).status).toBe(0);
  expect(existsSync(lockFile())).toBe(true);
  expect(lock(true)).toMatchObject({status: 0, stderr: ''});
  expect(existsSync(lockFile())).toBe(false);
});

test('[BUILD-1] the lock never exists without its process, which would make it look interrupted', () => {
  const writeInTwoSteps = `
    import fs from 'node:fs';
    import {syncBuiltinESMExports} from 'node:module';
    fs.writeFileSync = (file, text, options) => {
      const opened = fs.openSync(file, options?.flag ?? 'w');
      if (fs.existsSync('build.lock')) throw new Error('the lock is empty');
      fs.writeSync(opened, text);
      fs.closeSync(opened);
    };
    syncBuiltinESMExports();`;
  expect(lock(true, writeInTwoSteps)).toMatchObject({status: 0, stderr: ''});
});

test.each([
  ['Error: ENOSPC: no space left on device, write', 'the disk is full'],
  ["Error: EACCES: permission denied, mkdir 'build.next'", "this user can't write"],
  ["Error: EROFS: read-only file system, open 'x'", 'read-only'],
])('[BUILD-2] a build says what to do about %s', (log, message) => {
  expect(diskProblem(log)).toContain(message);
});

test('[BUILD-2] other errors speak for themselves', () => {
  expect(diskProblem('Error: 3 problems in 2 files')).toBeUndefined();
});
