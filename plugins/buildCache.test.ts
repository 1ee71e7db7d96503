import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {openBuildCache} from './buildCache';

let siteDir: string;
const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
const open = () => openBuildCache(siteDir, 'drawings', path.join(siteDir, 'program'));

/** Asks for one result as a build would, and tells whether it had to be made. */
function isMade(inputs: readonly string[]): boolean {
  const make = vi.fn(() => 'made');
  const cache = open();
  expect(cache.recall(inputs, make)).toBe('made');
  cache.save();
  return make.mock.calls.length > 0;
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  mkdirSync(path.join(siteDir, 'program'));
  write('program/draw.ts', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

it('gives what the last build made', () => {
  expect(isMade(['a', 'b'])).toBe(true);
  expect(isMade(['a', 'b'])).toBe(false);
});

it.each([
  ['another input', () => isMade(['a', 'c'])],
  ['inputs that are divided in another way', () => isMade(['ab'])],
])('makes the result of %s', (_, isMadeAgain) => {
  isMade(['a', 'b']);
  expect(isMadeAgain()).toBe(true);
});

it.each(['program/draw.ts', 'program/another.ts', 'package-lock.json'])(
  'takes nothing from before %s changed',
  (file) => {
    isMade(['a']);
    write(file, 'two');
    expect(isMade(['a'])).toBe(true);
  },
);

it('makes what takes its time once, and gives it to the next build', async () => {
  const make = vi.fn(() => Promise.resolve('made'));
  const cache = open();
  expect(await Promise.all([cache.recallLater(['a'], make), cache.recallLater(['a'], make)])).toEqual(['made', 'made']);
  cache.save();
  expect(await open().recallLater(['a'], make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('forgets what a build did not ask for', () => {
  isMade(['a']);
  isMade(['b']);
  expect(isMade(['a'])).toBe(true);
});

it('keeps an empty result', () => {
  const make = vi.fn(() => '');
  const cache = open();
  cache.recall(['a'], make);
  cache.save();
  expect(open().recall(['a'], make)).toBe('');
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes everything again when the file is broken', () => {
  isMade(['a']);
  write('node_modules/.cache/drawings.json', '{"half');
  expect(isMade(['a'])).toBe(true);
});
