import {describe, expect, it} from 'vitest';
import {openErrorIndex, type ErrorEntry} from './index';
import {alternativesOf} from './literals';

const entries: readonly ErrorEntry[] = [
  {id: 'wrapper', pattern: 'Request failed: .+', wraps: true},
  {id: 'refused', pattern: 'Key [^ \\n]* refused'},
  {id: 'refused-for-good', pattern: 'Key [^ \\n]* refused for good'},
  {id: 'whole-line', pattern: '^Not found$'},
  {id: 'either', pattern: '(disk is full|"code":\\s*"ENOSPC")'},
  {id: 'two-lines', pattern: '"path": \\[\\s*"model"\\s*\\],\\s*"message": "Required"'},
  {id: 'start-it', pattern: 'The agent [^ \\n]* must be started before use\\. Call start\\(\\)'},
  {id: 'ask-for-it', pattern: 'The agent [^ \\n]* must be started before use\\. Ask for help'},
  {id: 'short', pattern: 'Too short\\. Say more'},
  {id: 'in-brackets', pattern: 'The whole disk is (really full now\\. Buy|empty\\. Fill) it'},
  {id: 'with-symbol', pattern: '❌ Not one of the servers is there'},
  {id: 'symbol-alone', pattern: '❌ Error: .+'},
  {id: 'property', pattern: '"error":\\s*"Chat not found"'},
  {id: 'property-of-one-word', pattern: '"error":\\s*"missing"'},
  {id: 'silent'},
];
const index = openErrorIndex({entries});
const idsIn = (text: string): string[] => index.find(text).map(({id}) => id);

describe('openErrorIndex', () => {
  it('finds a message without its leading symbol, if enough is left', () => {
    expect(idsIn('Not one of the servers is there')).toEqual(['with-symbol']);
    expect(idsIn('❌ Not one of the servers is there')).toEqual(['with-symbol']);
    expect(idsIn('Error: something else')).toEqual([]);
  });

  it('puts the most specific message first, and those that introduce others last', () => {
    expect(idsIn('Request failed: Key abc refused for good')).toEqual(['refused-for-good', 'refused', 'wrapper']);
  });

  it('returns the position of a message', () => {
    const text = 'one\ntwo: Key abc refused.\nthree';
    const [match] = index.find(text);
    expect(text.slice(match?.start, match?.end)).toBe('Key abc refused');
  });

  it.each([
    ['Not found', ['whole-line']],
    ['first\nNot found\nlast', ['whole-line']],
    ['Page Not found', []],
    ['Not found here', []],
    ['the disk is full', ['either']],
    ['{"code":   "ENOSPC"}', ['either']],
    ['{\n  "path": [\n    "model"\n  ],\n  "message": "Required"\n}', ['two-lines']],
    ['The agent scout must be started before use', ['start-it', 'ask-for-it']],
    ['The agent scout must be started before use. Call start() first.', ['start-it']],
    ['{"error": "Chat not found"}', ['property']],
    ['Chat not found', ['property']],
    ['Error: Chat not found\n', ['property']],
    ['Chat not found: abc', []],
    ['{"error": "missing"}', ['property-of-one-word']],
    ['missing', []],
    ['Too short', []],
    ['The whole disk is really full now', []],
    ['', []],
  ])('finds in %j: %j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it('matches ^ and $ correctly in the middle of very long lines', () => {
    expect(idsIn(`${'x'.repeat(10_000)}Not found${'y'.repeat(10_000)}`)).toEqual([]);
    expect(idsIn(`${'x'.repeat(10_000)}\nNot found\n${'y'.repeat(10_000)}`)).toEqual(['whole-line']);
  });

  it('finds messages after one that repeats a thousand times, and stops counting that one', () => {
    const matches = index.find(`${'Key a refused\n'.repeat(1_000)}the disk is full`);
    expect(matches.filter(({id}) => id === 'refused').length).toBeLessThan(100);
    expect(matches.map(({id}) => id)).toContain('either');
  });

  it('finds several messages that are far apart on one line', () => {
    const text = ['Key a refused', 'Key b refused', 'Key c refused'].join(' '.repeat(5_000));
    expect(idsIn(text)).toEqual(['refused', 'refused', 'refused']);
  });

  it('gives the same result in steps, and pauses between them', async () => {
    const text = `${'Key a refused and more text\n'.repeat(200_000)}the disk is full`;
    let pauses = 0;
    const matches = await index.findInSteps(text, async () => void (pauses += 1));
    expect(matches).toEqual(index.find(text));
    expect(pauses).toBeGreaterThan(0);
  });

  it('ends early when the reader has changed the text', async () => {
    const stop = new AbortController();
    const text = `${'nothing here '.repeat(500_000)}{"error": "missing"}`;
    const matches = await index.findInSteps(text, async () => stop.abort(), stop.signal);
    expect(matches).toEqual([]);
  });

  it('reads binary text', () => {
    const bytes = String.fromCharCode(...Array.from({length: 5_000}, (_, at) => (at * 7919) % 65_536));
    expect(idsIn(`${bytes}\nNot found\n${bytes}`)).toContain('whole-line');
  });

  it('reports a pattern that could not be searched for', () => {
    expect(() => openErrorIndex({entries: [{id: 'short', pattern: 'ab.*cd'}]})).toThrow(
      'short: no 4 fixed characters in a row in "ab.*cd"; write more of the message',
    );
  });
});

describe('alternativesOf', () => {
  it.each([
    ['abcd|efgh', [['abcd'], ['efgh']]],
    ['(abcd|efgh)', [['abcd'], ['efgh']]],
    ['(ab|cd)ef.+', [['abef'], ['cdef']]],
    ['abcde?fghi', [['abcd', 'fghi']]],
    ['abc\\.d\\s+efgh', [['abc.d', 'efgh']]],
    ['[^|]+abcd', [['abcd']]],
    ['(?:x)?abcd(?!e)', [['abcd']]],
    ['abcd{2,3}efgh', [['efgh']]],
  ])('reads the fixed text of %s', (source, literals) => {
    expect(alternativesOf(source).map((alternative) => alternative.literals)).toEqual(literals);
  });
});
