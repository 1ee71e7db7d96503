import {expect, it} from 'vitest';
import {goodPage, page, problemsOfText} from '../site.testing';

const others = {'content/docs/guides/cli.md': goodPage('Two')};

it.each([
  ['[that](http://localhost:3000/saiki/docs/guides/cli)', './guides/cli.md'],
  ['[that](http://127.0.0.1:4000/docs/guides/cli/#options)', './guides/cli.md#options'],
  ['[that][1]\n\n[1]: http://localhost:3000/saiki/docs/guides/cli', './guides/cli.md'],
])('a link to a page in a local preview is reported with the path of its file: %s', (text, fix) => {
  expect(problemsOfText(text, others).join('\n')).toMatch(
    new RegExp(
      `^content/docs/a\\.md:\\d+:1 the link "http://.* leads to the reader's own computer. Fix: write "${fix}"\\.$`,
    ),
  );
});

it.each([
  ['[that](https://example.org/base/docs/guides/cli)', './guides/cli.md'],
  ['[that](https://example.org/base/docs/guides/cli/#options)', './guides/cli.md#options'],
  ['[that](https://example.org/base/about)', '/about'],
])('a link by the complete address of a page is reported: %s', (text, fix) => {
  const [, url = ''] = /\((.*)\)/u.exec(text) ?? [];
  expect(problemsOfText(text, {...others, 'src/pages/about.md': goodPage('Three', '# Three')})).toEqual([
    `${page}:6:1 the link "${url}" is this site's address. Fix: write "${fix}".`,
  ]);
});

it.each([
  '[A file](https://example.org/base/llms.txt)',
  '[Another site](https://example.org/docs/guides/cli)',
  '[The app](http://localhost:3001)',
  '[It](http://localhost:3001/api/sessions)',
  '`http://localhost:3000/docs/guides/cli`',
])('an address of something else is accepted: %s', (text) => expect(problemsOfText(text, others)).toEqual([]));
