import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {readReport} from './readReport.mts';

const read = (report: object) =>
  readReport(path.join(makeFolder({'stage.json': JSON.stringify(report)}), 'stage.json'));

test('names the failed tests of Vitest without their stacks, and a file that does not load', () => {
  const testResults = [
    {
      name: path.resolve('tests/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        {fullName: 'adds', status: 'passed', failureMessages: []},
        {
          fullName: 'subtracts',
          status: 'failed',
          failureMessages: ['\u001b[31mAssertionError: expected 1\u001b[0m\nto be 2\n    at a.ts:1:1'],
        },
      ],
    },
    {name: path.resolve('tests/b.test.ts'), status: 'failed', message: 'Cannot find x', assertionResults: []},
  ];
  expect(read({numPassedTests: 1, numFailedTests: 1, testResults})).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      'tests/a.test.ts: subtracts\n  expected 1\n  to be 2',
      'tests/b.test.ts: the file failed\n  Cannot find x',
    ],
  });
});

test('lists what a test compared with an empty list line by line', () => {
  const message =
    "AssertionError: do it: expected [ 'a.md:1 isn\\'t it', 'b.md:2 no\\nmore' ] to deeply equal []\n    at a.ts:1:1";
  const assertionResults = [{fullName: 'lists', status: 'failed', failureMessages: [message]}];
  const testResults = [{name: path.resolve('tests/a.test.ts'), status: 'failed', assertionResults}];
  expect(read({numPassedTests: 0, numFailedTests: 1, testResults})?.failures).toEqual([
    "tests/a.test.ts: lists\n  do it:\n  a.md:1 isn't it\n  b.md:2 no\n  more",
  ]);
});

test('names the failed tests of Playwright at any depth, and what failed outside of tests', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'browser/a.spec.ts',
    line: 7,
    tests: [{results: [{errors: message ? [{message}] : []}]}],
  });
  const suites = [{specs: [spec('opens', true)], suites: [{specs: [spec('closes', false, 'not closed')]}]}];
  const stats = {expected: 1, unexpected: 1, flaky: 0};
  expect(read({stats, suites, errors: [{message: 'no browser'}]})).toEqual({
    passed: 1,
    failed: 1,
    failures: ['Playwright: failed\n  no browser', 'browser/a.spec.ts:7: closes\n  not closed'],
  });
});

test('reads nothing when a stage wrote no report', () => {
  expect(readReport(path.join(makeFolder(), 'stage.json'))).toBeUndefined();
});
