import {describe, expect, it} from 'vitest';
import {errorSummary, runProgram} from './program';

it('a program may print much', async () => {
  const args = ['-e', 'process.stdout.write("x".repeat(2_000_000))'];
  const {code, stdout, isTimedOut} = await runProgram({program: process.execPath, args, folder: '.'});
  expect({code, length: stdout.length, isTimedOut}).toEqual({code: 0, length: 2_000_000, isTimedOut: false});
});

describe('errorSummary', () => {
  it.each([
    [
      'Node: the error and its cause',
      'node:internal\n  Error.captureStackTrace(err);\nTypeError: fetch failed\n    at x\n  [cause]: Error: refused\n',
      'TypeError: fetch failed Error: refused',
    ],
    [
      'Python: the exception below the stack',
      'Traceback (most recent call last):\n  File "x"\nValueError: no number\n',
      'ValueError: no number',
    ],
    ['others: the last line', 'curl: (6) Could not resolve host\n', 'curl: (6) Could not resolve host'],
    ['nothing', '', ''],
  ])('returns for %s', (_name, errors, expected) => {
    expect(errorSummary(errors)).toBe(expected);
  });
});
