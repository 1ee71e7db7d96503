import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {openCache} from './cache';

let siteDir: string;
const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
const open = (inputs: readonly string[] = []) =>
  openCache(siteDir, 'drawings', {dependsOn: [path.join(siteDir, 'program')], inputs});

/** Requests a result as a build would, and returns whether the cache had to compute it. */
function isMade(inputs: readonly string[], common?: readonly string[]): boolean {
  const make = vi.fn(() => 'made');
  const cache = open(common);
  expect(cache.remember(inputs, make)).toBe('made');
  cache.prune();
  return make.mock.calls.length > 0;
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'cache-'));
  mkdirSync(path.join(siteDir, 'program'));
  write('program/draw.ts', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

it('returns the result of an earlier build', () => {
  expect(isMade(['a', 'b'])).toBe(true);
  expect(isMade(['a', 'b'])).toBe(false);
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

it('computes a result again after a failure', async () => {
  const cache = open();
  const fails = (): Promise<Uint8Array> => Promise.reject(new Error('no network'));
  await expect(cache.rememberFile(['a'], fails)).rejects.toThrow('no network');
  const file = await cache.rememberFile(['a'], () => Promise.resolve(Uint8Array.of(1)));
  expect([...readFileSync(file)]).toEqual([1]);
});

it('returns the file of a binary result', async () => {
  const make = vi.fn(() => Promise.resolve(Uint8Array.of(1, 2)));
  const file = await open().rememberFile(['a'], make);
  expect(await open().rememberFile(['a'], make)).toBe(file);
  expect([...readFileSync(file)]).toEqual([1, 2]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("prunes results that weren't requested", () => {
  isMade(['a']);
  isMade(['b']);
  expect(isMade(['a'])).toBe(true);
  expect(readdirSync(path.join(siteDir, 'node_modules/.cache/drawings'))).toHaveLength(1);
});

it('leaves files alone that another process is writing', () => {
  isMade(['a']);
  const folder = 'node_modules/.cache/drawings';
  write(`${folder}/0123.4567`, 'half');
  open().prune();
  expect(readdirSync(path.join(siteDir, folder))).toEqual(['0123.4567']);
});

it('keeps an empty result', () => {
  expect(open().set(['a'], '')).toBe('');
  expect(open().get(['a'])).toBe('');
  expect(open().get(['b'])).toBeUndefined();
});
