import {describe, expect, it} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import type {SampleBlock} from '../samplePages';
import {checkJson} from './json';

/** Returns the reported lines of the page. The fence is on line 1. */
function linesNamed(code: string): number[] {
  const block: SampleBlock = {...parseFence(''), file: 'page.md', line: 1, language: 'json', code, index: 0};
  return checkJson(block, () => []).problems.map(({line}) => line);
}

describe('checkJson', () => {
  it.each([
    ['a word of another language', '{\n"name": True,\n"version": "1"\n}', 3],
    ['quotes of another language', '{\n"name": \'a\',\n"version": "1"\n}', 3],
    ['a comma after the last', '[\n1,\n2,\n]\n', 5],
    ['a comment', '[\n1, // one\n2,\n3\n]', 3],
    ['a number without its zero', '{\n"share": .5,\n"all": 1\n}', 3],
    ['a comma that is missing', '{\n"a": 1\n"b": 2,\n"c": 3\n}', 4],
    ['a line in a text', '{\n"a": "b\nc",\n"d": 1\n}', 3],
    ['an end that is missing', '{\n"a": [\n1,\n2', 5],
    ['nothing', '', 2],
  ])('reports the line of %s', (_fault, code, line) => {
    expect(linesNamed(code)).toEqual([line]);
  });

  it('accepts what is right', () => {
    expect(linesNamed('{"a": [1, true, null]}')).toEqual([]);
  });
});
