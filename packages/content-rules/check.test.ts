import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

it('runs the rules that the README lists, in its order', () => {
  const listed = [...read('README.md').matchAll(/^\| `(?<name>\w+)` \|/gmu)].map(({groups}) => groups?.name);
  const [, names = ''] = /const rules = \[(?<names>[^\]]*)\]/u.exec(read('check.ts')) ?? [];
  const run = ['encoding', 'mergeConflicts', ...(names.match(/\w+/gu) ?? [])];
  expect(
    run.filter((rule) => !listed.includes(rule)),
    'add a row to README.md',
  ).toEqual([]);
  expect(listed).toEqual(run);
});
