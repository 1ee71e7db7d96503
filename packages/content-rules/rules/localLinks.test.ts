import {expect, it} from 'vitest';
import {goodPage, problemsOfText} from '../site.testing';

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
  '[The app](http://localhost:3001)',
  '[It](http://localhost:3001/api/sessions)',
  '`http://localhost:3000/docs/guides/cli`',
])('an address of a local program is accepted: %s', (text) => expect(problemsOfText(text, others)).toEqual([]));
