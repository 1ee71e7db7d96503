import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {freePort, startInFolder, startProgram} from './startProgram.mts';

const start = async (program: string, limit?: number) =>
  startProgram(process.execPath, ['-e', program], {port: await freePort(), limit});
const runningPrograms = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

it('a program that ends instead of listening is reported with what it wrote', async () => {
  await expect(start('console.error("no such module"); process.exit(3)')).rejects.toThrow(
    /doesn't run\. It ended with 3:\nno such module/u,
  );
});

it('a program that never listens is reported, and ended', async () => {
  const before = runningPrograms();
  // With a limit of 0, the port is checked once.
  await expect(start('setInterval(() => {}, 1000)', 0)).rejects.toThrow(/nothing listens on port \d+/u);
  await expect.poll(runningPrograms, {timeout: 60_000}).toBe(before);
});

it('the folder of a server that does not start is deleted', async () => {
  let folder = '';
  const started = startInFolder('server', (made) => {
    folder = made;
    writeFileSync(path.join(made, 'key.pem'), 'key');
    return Promise.reject(new Error('no server'));
  });
  await expect(started).rejects.toThrow('no server');
  expect(existsSync(folder)).toBe(false);
});

it('a free port has no 404 in it', async () => {
  const offered = [40489, 34041, 50404, 40044, 40045];
  expect(await freePort(() => Promise.resolve(offered.shift() ?? 0))).toBe(40044);
});
