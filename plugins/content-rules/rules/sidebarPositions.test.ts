import {expect, it} from 'vitest';
import {faultsOf, goodPage} from '../site.testing';

const options = {orderedFolders: ['content/docs/concepts', 'content/docs/tutorials']};
const second = goodPage('Two', 'Text.', ['sidebar_position: 2']);
const faults = (files: Readonly<Record<string, string>>): string[] => faultsOf(files, options);

it.each([
  ['has one', {'content/docs/concepts/a.md': goodPage('One', 'Text.', ['sidebar_position: 1'])}],
  ['stands in a folder that the sidebar does not order', {'content/docs/guides/a.md': goodPage('One')}],
  ['stands in a folder where no page has one', {'content/docs/tutorials/a.md': goodPage('One')}],
  ['stands in a folder below, where no page has one', {'content/docs/concepts/more/a.md': goodPage('One')}],
  ['is a piece that others import', {'content/docs/concepts/_a.md': 'Text.\n'}],
  [
    'is a post',
    {
      'content/blog/2025-06-16-a.md': goodPage('One', 'A.\n\n<!-- truncate -->', ['authors: [me]']),
      'content/blog/authors.yml': 'me:\n  name: Me\n',
    },
  ],
])('a page needs no sidebar_position when it %s', (_, files) => {
  const others = {
    'content/docs/concepts/z.md': second,
    'content/docs/guides/z.md': goodPage('Three', 'Text.', ['sidebar_position: 1']),
  };
  expect(faults({...files, ...others})).toEqual([]);
});

it('a page of a folder that is ordered by sidebar_position needs its own', () => {
  expect(faults({'content/docs/concepts/a.md': goodPage('One'), 'content/docs/concepts/b.md': second})).toEqual([
    'content/docs/concepts/a.md:2:1 the page has no sidebar_position, by which its folder is ordered. Fix: write "sidebar_position: 3" to make it the last, or the number of its place.',
  ]);
});

it('so does one in a folder below', () => {
  const files = {'content/docs/concepts/more/a.md': goodPage('One'), 'content/docs/concepts/more/index.md': second};
  expect(faults(files)).toEqual([
    expect.stringContaining('content/docs/concepts/more/a.md:2:1 the page has no sidebar_position'),
  ]);
});
