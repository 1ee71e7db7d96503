import {describe, expect, it} from 'vitest';
import {directivesIn} from './pageIndex';

const names = (source: string): string[] => directivesIn(source, 'page.md').map(({name, line}) => `${line} ${name}`);

describe('the directives of a page', () => {
  it('come with their line and attributes', () => {
    expect(directivesIn('# A\n\n::message{name="chunk" direction=\'receive\'}\n', '/x/page.md')).toEqual([
      {name: 'message', attributes: {name: 'chunk', direction: 'receive'}, file: '/x/page.md', line: 3},
    ]);
  });

  it.each([
    ['without attributes', '::providers', ['1 providers']],
    ['indented in a list', '- a\n\n  ::providers', ['3 providers']],
    ['not in a code block', '```md\n::providers\n```\n::models', ['4 models']],
    ['not in a longer fence that holds a shorter one', '````md\n```\n::providers\n```\n````\n::models', ['6 models']],
    ['not in tildes', '~~~\n::providers\n~~~', []],
    ['not in prose', 'Write ::providers here', []],
    ['not when the block is an admonition', ':::note\n\n::providers\n\n:::', ['3 providers']],
  ])('are found %s', (_, source, expected) => {
    expect(names(source)).toEqual(expected);
  });
});
