import {describe, expect, it} from 'vitest';
import {expectNoProblem, expectProblem, goodPage, page, problemsOf, problemsOfText} from '../site.testing';

describe('admonitions', () => {
  it.each(['note', 'tip', 'info', 'warning', 'danger'])('accepts the admonition %s', (name) => {
    expect(problemsOfText(`:::${name}[Title]\n\nText.\n\n:::`)).toEqual([]);
  });

  it.each([
    ['within a list', '- a\n\n  :::note\n\n  Text.\n\n  :::'],
    ['in code', '```md\n:::warn\n```'],
    ['around another, with more colons', '::::note\n\na\n\n:::tip\n\nb\n\n:::\n\n::::'],
    ['around another in a list', '::::note\n- a\n\n  :::tip\n  b\n  :::\n::::'],
    ['one after the other', ':::note\na\n:::\n\n:::tip\nb\n:::'],
    ['without text', ':::note\n:::'],
    ['around a list and a quotation', ':::note\n- a\n:::\n\n:::note\n> a\n:::'],
    ['in a quotation', '> :::note\n> a\n> :::'],
    ['around another with an end of more colons', '::::note\n:::tip\nb\n:::\n:::::'],
  ])('accepts an admonition %s', expectNoProblem);

  it.each([
    [
      'an unknown name',
      ':::warnin\n\nText.\n\n:::',
      `${page}:6:1 there is no admonition ":::warnin". Fix: write ":::warning". Admonitions: note, tip, info, warning, danger.`,
    ],
    ['no end', ':::note\n\nText.', `${page}:6:1 ":::note" isn't closed. Fix: write a line ::: after its text.`],
    [
      'a title without brackets',
      ':::note A title\n\nText.',
      `${page}:6:1 ":::note A title" isn't an admonition, and readers see the line. Fix: write ":::note[A title]"`,
    ],
    [
      'a title after a space',
      ':::note [A title: two]\n\nText.',
      `${page}:6:1 ":::note [A title: two]" isn't an admonition, and readers see the line. Fix: write ":::note[A title: two]", the`,
    ],
    ['a space before the name', '::: note\n\nText.', `Fix: write ":::note", the title in brackets`],
    [
      'no end before the next one',
      ':::note\na\n\n:::tip\nb\n:::',
      `${page}:6:1 ":::note" isn't closed before ":::tip" on line 9. Fix: write a line ::: before that line; or, to put ":::tip" inside, write ":::note" and its end with one more colon.`,
    ],
    [
      'an end too few around another',
      ':::note\na\n\n:::tip\nb\n:::\n\nc\n\n:::',
      `${page}:6:1 ":::note" isn't closed before ":::tip" on line 9.`,
    ],
    [
      'no end within another with more colons',
      '::::note\n\n:::tip\n\nb\n\n::::',
      `${page}:8:1 ":::tip" isn't closed. Fix: write a line ::: after its text.`,
    ],
    [
      'no end before one in a list',
      ':::note\n- a\n\n  :::tip\n  b\n  :::',
      `${page}:6:1 ":::note" isn't closed before ":::tip" on line 9.`,
    ],
    [
      'a directive with a colon too many',
      ':::config{path="llm"}\n\n:::note\n\nText.\n\n:::\n\nText.',
      `${page}:6:1 there is no admonition ":::config". Fix: write "::config{…}", with two colons, for a directive.`,
    ],
    [
      'a directive with a colon too few',
      'At 12:30, see :config{path="llm"} here.',
      `${page}:6:15 there is no directive ":config". Fix: write "::config{…}", with two colons, alone on its line.`,
    ],
    [
      'a name unlike any',
      ':::operation\n\nText.\n\n:::',
      `${page}:6:1 there is no admonition ":::operation". Fix: write "::operation", with two colons, for a directive. Admonitions: note`,
    ],
    [
      'a colon too few',
      '::note\n\nText.',
      `${page}:6:1 "::note" starts no admonition. Fix: write ":::note", with three colons.`,
    ],
    [
      'a colon too few before a deprecated name',
      '::caution[A title]\n\nText.',
      `${page}:6:1 "::caution" starts no admonition. Fix: write ":::warning", with three colons.`,
    ],
    [
      'a deprecated name',
      ':::caution\n\nText.\n\n:::',
      `${page}:6:1 the admonition ":::caution" is deprecated. Fix: write ":::warning".`,
    ],
    ['an end too many', 'Text.\n\n:::', `${page}:8:1 the line ::: closes nothing, and readers see it. Fix: delete it.`],
  ])('reports an admonition with %s', expectProblem);

  it('reports an admonition closed on the line of its text at the end of the file', () => {
    expect(problemsOf({[page]: goodPage('One', ':::note\nText. :::').trimEnd()})).toEqual([
      `${page}:6:1 ":::note" isn't closed. Fix: write a line ::: after its text.`,
    ]);
  });
});

describe('directives', () => {
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
});
