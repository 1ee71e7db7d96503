import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {formatProblems} from '@docs-kit/report';
import {keywordProblems, readKeywords} from './keywords';

function read(files: Record<string, string>) {
  const site = mkdtempSync(path.join(tmpdir(), 'keywords-'));
  mkdirSync(path.join(site, 'words'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(site, 'words', name), text);
  return readKeywords(site, 'words');
}

it('reads pages and sections with their places', () => {
  expect(read({'a.yaml': '# Guides\n/a: [one, two words]\n/a#b: [three]\n', 'readme.md': 'x'})).toEqual([
    {address: '/a', words: ['one', 'two words'], file: 'words/a.yaml', line: 2},
    {address: '/a#b', words: ['three'], file: 'words/a.yaml', line: 3},
  ]);
});

it.each([
  [
    '/a: word\n',
    "words/a.yaml:1 the keywords of /a aren't a list of words. Fix: write /a: [words, that readers type].",
  ],
  [
    '/a: [x]\n/b: [1]\n',
    "words/a.yaml:2 the keywords of /b aren't a list of words. Fix: write /b: [words, that readers type].",
  ],
  ['/a: []\n', "words/a.yaml:1 the keywords of /a aren't a list of words."],
  ['# Guides\n- /a\n', "words/a.yaml:1 isn't a map of addresses. Fix: write a line like /guides/hosting: [dep"],
  ['/a: [x\n', 'words/a.yaml:2 is not valid YAML'],
  ['/a: [MCP, x, mcp]\n', 'words/a.yaml:1 /a has the keyword "mcp" twice; capitals make no difference. Fix: keep one.'],
])('says where %j is wrong', (text, message) => expect(() => read({'a.yaml': text})).toThrow(message));

it('says where an address is twice', () => {
  expect(() => read({'a.yaml': '/a: [x]\n', 'b.yaml': '/b: [x]\n/a: [y]\n'})).toThrow(
    'words/b.yaml:2 /a has keywords in words/a.yaml:1 too. Fix: merge the two lists.',
  );
});

it('[SEARCH-17] says where a keyword is on too many addresses', () => {
  const three = '/a: [x]\n/b: [x]\n/c: [X]\n';
  expect(read({'a.yaml': three})).toHaveLength(3);
  expect(() => read({'a.yaml': three, 'b.yaml': '# More\n/d: [y, x]\n'})).toThrow(
    'words/b.yaml:2 4 addresses have the keyword "x": /a, /b, /c, /d. Fix: keep it for the best three at most.',
  );
});

it('takes a file of comments alone, and says when there is no folder', () => {
  expect(read({'a.yaml': '# Guides\n'})).toEqual([]);
  expect(() => readKeywords(tmpdir(), 'no-words')).toThrow(
    'the folder of keywords, no-words, doesn\'t exist. Fix: add it, or remove the option "keywords".',
  );
});

it('[SEARCH-17] says which addresses are not there', () => {
  const keywords = read({'a.yaml': '/a#one: [x]\n/a#tow: [y]\n/c: [z]\n'});
  expect(formatProblems(keywordProblems(keywords, new Set(['/a', '/a#one', '/a#two'])))).toBe(
    [
      'words/a.yaml:2 search has no section /a#tow. Did you mean "/a#two"? Fix: write the address that it has now, or remove the keywords.',
      'words/a.yaml:3 search has no section /c. Did you mean "/a"? Fix: write the address that it has now, or remove the keywords.',
    ].join('\n'),
  );
});
