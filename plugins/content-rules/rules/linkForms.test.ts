import {expect, it} from 'vitest';
import {faultsOf, goodPage} from '../site.testing';

const page = 'content/docs/a.md';
const faultsOfText = (text: string): string[] => faultsOf({[page]: goodPage('One', text)});

it.each(['[x](./b.md)', '[x](#y)', '[x](https://example.com/a\\b)', '`[x]()`'])('a link passes: %s', (text) => {
  expect(faultsOfText(text)).toEqual([]);
});

it.each([
  ['that is empty', 'See [the tools]().', '6:5 the link "the tools" is empty. Fix: write the path of a file'],
  ['whose definition is empty', '[x][y]\n\n[y]: <>', '8:1 the link "y" is empty.'],
  [
    'with a backslash',
    '[x](..\\concepts\\mcp.md)',
    '6:1 the link "..\\concepts\\mcp.md" has the sign \\ in it. Fix: use "/": write "../concepts/mcp.md".',
  ],
])('a link %s is a fault', (_, text, message) => {
  expect(faultsOfText(text)).toEqual([expect.stringContaining(`${page}:${message}`)]);
});
