import {expect, test} from 'vitest';
import {firstFailures, openFailureList} from './failures.mts';

const problem = 'content/docs/a.md:3:1 it is wrong. Fix: correct it.';

test('lists every failure of a stage', () => {
  const failures = Array.from({length: 40}, (_, index) => `content/docs/a.md:${index + 1}:1 it is wrong.`);
  expect(openFailureList()('rules', failures)).toEqual(['\nrules: what failed', ...failures]);
  expect(openFailureList()('rules', [])).toEqual([]);
});

test('lists a problem once that several stages report', () => {
  const list = openFailureList();
  expect(list('rules', [problem])).toEqual(['\nrules: what failed', problem]);
  expect(list('prose', [`a.test.ts: is right\n  ${problem}\n  content/docs/a.md:4:1 so is this.`])).toEqual([
    '\nprose: what failed',
    'a.test.ts: is right\n  content/docs/a.md:4:1 so is this.',
  ]);
  expect(list('samples', [`FAIL ${problem}`])).toEqual(['\nsamples: what failed is listed above']);
  expect(list('settings', [`b.test.ts: is right\n  ${problem}`, 'c.test.ts: is right\n  expected 1'])).toEqual([
    '\nsettings: what failed',
    'c.test.ts: is right\n  expected 1',
  ]);
});

test('lists the first failures of a stage whose log is printed', () => {
  const failures = Array.from({length: 12}, (_, index) => `failure ${index}`);
  expect(firstFailures('unit', failures, 'unit.log')).toEqual([
    '\nunit: what failed (all of it is in unit.log)',
    ...failures.slice(0, 10),
    '… and 2 others',
  ]);
  expect(firstFailures('unit', [], 'unit.log')).toEqual([]);
});
