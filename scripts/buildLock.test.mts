import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {beforeEach, expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {diskProblem} from './buildLock.mts';

const program = new URL('buildLock.mts', import.meta.url).href;
let folder: string;
beforeEach(() => {
  folder = makeFolder();
});

const lockFile = (pid: number): string => path.join(folder, `build.lock.${pid}`);

/** Parameters of Node.js for code that locks. */
const parametersOf = (code: string): string[] => [
  ...['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval'],
  `const {lockBuild} = await import(${JSON.stringify(program)}); ${code}`,
];

/** Locks in a separate process, in a folder whose name has a space and a non-ASCII letter. */
function lock(andUnlock: boolean) {
  const code = `const unlock = lockBuild(); ${andUnlock ? 'unlock();' : ''}`;
  return spawnSync(process.execPath, parametersOf(code), {cwd: folder, encoding: 'utf8'});
}

/** Starts a process that locks, or unlocks, whenever it's told to. */
const startBuild = (): ChildProcess =>
  spawn(
    process.execPath,
    parametersOf(`
      let unlock;
      process.on('message', (isLocking) => {
        try {
          if (isLocking) unlock = lockBuild();
          else unlock?.();
        } catch {
          unlock = undefined;
        }
        process.send(Boolean(isLocking && unlock));
      });
      process.send('ready');`),
    {cwd: folder, stdio: ['ignore', 'ignore', 'inherit', 'ipc']},
  );

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0] as unknown;

test('[BUILD-1] a second build stops while another one runs, with its process', () => {
  writeFileSync(lockFile(process.pid), '');
  const {status, stderr} = lock(true);
  expect(status).toBe(1);
  expect(stderr).toContain(`Another build of this folder is running (process ${process.pid}). Wait until it ends`);
  expect(readdirSync(folder)).toEqual([path.basename(lockFile(process.pid))]);
});

test('[BUILD-1] a build takes over after one that was interrupted', () => {
  const {status, pid} = lock(false);
  expect(status).toBe(0);
  expect(existsSync(lockFile(pid))).toBe(true);
  expect(lock(true)).toMatchObject({status: 0, stderr: ''});
  expect(readdirSync(folder)).toEqual([]);
});

test('[BUILD-1] of two builds that start at once after an interrupted one, at most one goes on', async () => {
  const {pid: ended} = lock(false);
  const builds = [startBuild(), startBuild()];
  await Promise.all(builds.map(nextMessage));
  const tell = (isLocking: boolean) =>
    Promise.all(
      builds.map((build) => {
        build.send(isLocking);
        return nextMessage(build);
      }),
    );
  for (let round = 0; round < 100; round += 1) {
    writeFileSync(lockFile(ended), '');
    expect((await tell(true)).filter(Boolean).length).toBeLessThanOrEqual(1);
    await tell(false);
  }
  builds.forEach((build) => build.kill());
  await Promise.all(builds.map((build) => once(build, 'close')));
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
