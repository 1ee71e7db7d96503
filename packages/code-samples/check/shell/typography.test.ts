import {expect, it} from 'vitest';
import {parse} from '../grammars';
import {typographyProblems} from './typography';

it.each([
  ['saiki “Hello”', ['U+201C (“)', 'U+201D (”)'], 'Write ".'],
  ['saiki ‘Hello’', ['U+2018 (‘)', 'U+2019 (’)'], "Write '."],
  ['ls\nsaiki –-mode web', ['U+2013 (–)'], 'an en dash'],
  ['saiki —mode web', ['U+2014 (—)'], 'Write --.'],
  ['npm\u00a0install', ['U+00A0,'], 'Write a space.'],
])('reports what a word processor wrote: %s', async (code, characters, words) => {
  const problems = typographyProblems(await parse('bash', code));
  expect(problems).toHaveLength(characters.length);
  problems.forEach(({line, message}, index) => {
    expect(line).toBe(code.split('\n').length);
    expect(message).toContain(characters[index]);
    expect(message).toContain(words);
  });
});

it.each([
  'saiki "What does “agent” mean – in short?"',
  "saiki 'It’s\u00a0done'",
  'ls # The shell’s list – of files',
  'cat <<END\n“Text”\nEND',
])('accepts text in quotes and comments: %s', async (code) => {
  expect(typographyProblems(await parse('bash', code))).toEqual([]);
});
