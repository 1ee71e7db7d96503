import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {readList} from './readList';

const read = (text: string, name = 'a.yaml') => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'list-')), name);
  writeFileSync(file, text);
  return readList(file, z.strictObject({words: z.array(z.string()).min(1), because: z.string()}), '{words: [a], …}');
};

it('a list is read, and each entry of another shape is reported with its line and an example', () => {
  const good = '# Why\n\n- {words: [db, database], because: short form}\n';
  expect(read(good)).toEqual([{words: ['db', 'database'], because: 'short form'}]);
  expect(() => read(`${good}- {words: [a]}\n- {word: a, words: [a, 1], because: b}\n`)).toThrow(
    /a\.yaml:4 because: .*string.* Fix: write an entry like \{words: \[a\], …\}\.\n.*a\.yaml:5 words: 1: .*string.*\n.*a\.yaml:5 .*"word"/u,
  );
  expect(() => read('words: [a]')).toThrow(/a\.yaml:1 .*array/u);
});

it('a list in JSON is read in the same way', () => {
  expect(read('[{"words": ["db"], "because": "short form"}]', 'a.json')).toHaveLength(1);
  expect(() => read('[\n  {"word": ["db"], "because": "b"}\n]', 'a.json')).toThrow(/a\.json:2 .*"word"/u);
  expect(() => read('[\n  {"words": ]\n]', 'a.json')).toThrow(/a\.json:2 is not valid JSON: .* Fix: correct/u);
});
