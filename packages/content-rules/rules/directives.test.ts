import {expect, it} from 'vitest';
import {problemsOfText} from '../site.testing';

it.each([
  ['- ::operation{id="getHealth"}', '6:3', 'operation'],
  ['> ::providers', '6:3', 'providers'],
  ['1. One\n\n   > ::providers', '8:6', 'providers'],
  ['Text.[^1]\n\n[^1]: ::providers', '8:7', 'providers'],
])('a directive must not be in a list, a quotation or a footnote: %s', (text, place, name) => {
  expect(problemsOfText(text)).toEqual([
    `content/docs/a.md:${place} "::${name}" is in a list, a quotation or a footnote. Fix: write it alone on a line that begins with its colons.`,
  ]);
});

it.each(['::providers', 'Text.\n\n::providers\n\nText.', ':::note\n\n::providers\n\n:::', '- `::providers`'])(
  'is accepted: %s',
  (text) => {
    expect(problemsOfText(text)).toEqual([]);
  },
);
