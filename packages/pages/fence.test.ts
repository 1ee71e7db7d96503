import {describe, expect, test} from 'vitest';
import {parseFence} from './fence';

describe('parseFence', () => {
  test.each([
    {name: 'nothing', meta: undefined, flags: [], values: {}, lines: []},
    {name: 'a word', meta: 'agent', flags: ['agent'], values: {}, lines: []},
    {name: 'a value', meta: 'agent=llm', flags: [], values: {agent: 'llm'}, lines: []},
    {name: 'a value with spaces', meta: 'title="my file.ts"', flags: [], values: {title: 'my file.ts'}, lines: []},
    {name: 'lines and ranges', meta: '{2,4-6}', flags: [], values: {}, lines: [2, 4, 5, 6]},
    {name: 'ranges with spaces', meta: '{2, 4 - 6}', flags: [], values: {}, lines: [2, 4, 5, 6]},
    {
      name: 'all together',
      meta: 'agent error="takes no" {1} id=a',
      flags: ['agent'],
      values: {error: 'takes no', id: 'a'},
      lines: [1],
    },
  ])('reads $name', ({meta, flags, values, lines}) => {
    const parsed = parseFence(meta);
    expect(parsed.flags).toEqual(flags);
    expect(parsed.values).toEqual(values);
    expect([...parsed.lines]).toEqual(lines);
    expect(parsed.wrongRanges).toEqual([]);
  });

  test.each([
    ['{4-2}', ['4-2']],
    ['{2-}', ['2-']],
    ['{-3}', ['-3']],
    ['{0}', ['0']],
    ['{0-2}', ['0-2']],
    ['{1-2-3}', ['1-2-3']],
    ['{2,}', ['']],
    ['{1-30000000}', ['1-30000000']],
    ['{1-4294967296}', ['1-4294967296']],
    ['{10000}', ['10000']],
    ['{0,1,3-2}', ['0', '3-2']],
  ])("reports the parts of %s that aren't lines", (meta, wrong) => {
    expect(parseFence(meta).wrongRanges).toEqual(wrong);
  });
});
