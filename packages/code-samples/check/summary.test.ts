import {expect, it} from 'vitest';
import {failed} from './role';
import type {SampleBlock} from './samplePages';
import {resultLines} from './summary';

it('says once what a grammar reports about several places of a line', () => {
  const block: SampleBlock = {
    file: 'docs/a.md',
    index: 0,
    language: 'js',
    code: 'a b c',
    line: 4,
    flags: [],
    values: {},
    lines: new Set(),
    wrongRanges: [],
  };
  const problem = {line: 5, message: '";" is missing here.'};
  const {problems: _, ...result} = failed(block, 'x');
  expect(resultLines({...result, block, problems: [problem, problem, {...problem, line: 6}]})).toEqual([
    'FAIL docs/a.md:4 js',
    '     docs/a.md:5 ";" is missing here.',
    '     docs/a.md:6 ";" is missing here.',
  ]);
});
