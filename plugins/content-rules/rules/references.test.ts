import {expect, it} from 'vitest';
import {faultsOf, goodPage} from '../site.testing';

const page = 'content/docs/a.md';

/** Faults of a page with this text; the text begins on line 6. */
const faultsOfText = (text: string): string[] => faultsOf({[page]: goodPage('One', text)});

it.each([
  ['a footnote with its note', 'Text.[^a]\n\n[^a]: Note.'],
  ['a name in other letters', 'Text.[^A]\n\n[^a]: Note.'],
  ['a link with its address', 'See [words][a] and [a].\n\n[a]: https://example.org'],
  ['code', '`[^a]` and `[a][b]`\n\n```js\na[b][c]; [^a]\n```'],
  ['brackets that are meant', String.raw`\[^a] and \[words][a]`],
  ['brackets in brackets alone', 'An array [a, b], a box [ ].'],
])('%s: passes', (_, text) => {
  expect(faultsOfText(text)).toEqual([]);
});

it.each([
  [
    'a footnote without its note',
    'One line.\nText.[^a]',
    '7:6 [^a] is defined nowhere, and readers see its brackets. Fix: add a line "[^a]: the note", or write \\[ for a bracket.',
  ],
  [
    'a link without its address',
    '- See [the words][a].',
    '6:7 [the words][a] is defined nowhere, and readers see its brackets. Fix: add a line "[a]: its address", or write',
  ],
  [
    'a note that nothing names',
    'Text.\n\n[^A]: Note.',
    '8:1 the footnote [^A] is not shown, since nothing names it. Fix: write [^A] where it belongs, or delete it.',
  ],
])('%s: is told with its place', (_, text, message) => {
  expect(faultsOfText(text)).toEqual([expect.stringContaining(`${page}:${message}`)]);
});
