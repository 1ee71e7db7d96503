import {existsSync, readdirSync, renameSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {openCache} from './cache';
import {saveFile} from './files';
import {makeFolder} from './folder.testing';

let siteDir: string;
const write = (file: string, text: string) => saveFile(path.join(siteDir, file), text);
const open = (inputs: readonly string[] = []) =>
  openCache(siteDir, 'drawings', {dependsOn: [path.join(siteDir, 'program')], inputs});

const filesOfCache = () => {
  const folder = path.join(siteDir, 'node_modules/.cache/drawings');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Requests a result as a build would, and returns whether the cache had to compute it. */
function isMade(inputs: readonly string[], common?: readonly string[]): boolean {
  const cache = open(common);
  const known = cache.get(inputs);
  expect(known ?? cache.set(inputs, 'made')).toBe('made');
  cache.prune();
  return known === undefined;
}

beforeEach(() => {
  siteDir = makeFolder({'program/draw.ts': 'one', 'package-lock.json': '{}'});
});

it('returns the result of an earlier build', () => {
  expect(isMade(['a', 'b'])).toBe(true);
  expect(isMade(['a', 'b'])).toBe(false);
});

it('is in the site when SITE_CACHE is empty', () => {
  vi.stubEnv('SITE_CACHE', '');
  isMade(['a']);
  vi.unstubAllEnvs();
  expect(filesOfCache()).toHaveLength(1);
});

it.each([
  ['another input', ['a', 'c'], []],
  ['inputs divided in another way', ['ab'], []],
  ['another common input', ['a', 'b'], ['x']],
])('computes a new result for %s', (_, inputs, common) => {
  isMade(['a', 'b']);
  expect(isMade(inputs, common)).toBe(true);
});

it.each(['program/draw.ts', 'program/another.ts', 'package-lock.json'])(
  'forgets all results when %s changes',
  (file) => {
    isMade(['a']);
    write(file, 'two');
    expect(isMade(['a'])).toBe(true);
  },
);

it('forgets all results when a folder is renamed', () => {
  write('program/shapes/box.ts', 'one');
  isMade(['a']);
  renameSync(path.join(siteDir, 'program/shapes'), path.join(siteDir, 'program/forms'));
  expect(isMade(['a'])).toBe(true);
});

it('computes a result again after a failure', async () => {
  const cache = open();
  const fails = (): Promise<Uint8Array> => Promise.reject(new Error('no network'));
  await expect(cache.rememberBytes(['a'], fails)).rejects.toThrow('no network');
  expect([...(await cache.rememberBytes(['a'], () => Promise.resolve(Uint8Array.of(1))))]).toEqual([1]);
});

it('keeps the bytes of a binary result', async () => {
  const make = vi.fn(() => Promise.resolve(Uint8Array.of(1, 255)));
  expect([...(await open().rememberBytes(['a'], make))]).toEqual([1, 255]);
  expect([...(await open().rememberBytes(['a'], make))]).toEqual([1, 255]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('returns a binary result that another build deletes before it is used', async () => {
  const result = await open().rememberBytes(['a'], () => Promise.resolve(Uint8Array.of(1)));
  open().prune();
  expect(filesOfCache()).toEqual([]);
  expect([...result]).toEqual([1]);
});

it("prunes results that weren't requested", () => {
  isMade(['a']);
  isMade(['b']);
  expect(isMade(['a'])).toBe(true);
  expect(filesOfCache()).toHaveLength(1);
});

it('leaves files alone that another process is writing', () => {
  isMade(['a']);
  write('node_modules/.cache/drawings/0123.4567', 'half');
  open().prune();
  expect(filesOfCache()).toEqual(['0123.4567']);
});

it('keeps an empty result', () => {
  expect(open().set(['a'], '')).toBe('');
  expect(open().get(['a'])).toBe('');
  expect(open().get(['b'])).toBeUndefined();
});
