import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {nodesOf, parsePage} from './page';
import {findPages, scanDirectives} from './scan';

const names = (source: string): string[] => scanDirectives(source).map(({name, line}) => `${line} ${name}`);

describe('the directives of a page', () => {
  it('come with their line and attributes', () => {
    expect(scanDirectives('# A\n\n::message{name="chunk" direction=\'receive\'}\n')).toEqual([
      {name: 'message', attributes: {name: 'chunk', direction: 'receive'}, line: 3},
    ]);
  });

  it.each([
    ['without attributes', '::providers', ['1 providers']],
    ['indented in a list', '- a\n\n  ::providers', ['3 providers']],
    ['not in a code block', '```md\n::providers\n```\n::models', ['4 models']],
    ['not in a longer fence with a shorter one in it', '````md\n```\n::providers\n```\n````\n::models', ['6 models']],
    ['not in tildes', '~~~\n::providers\n~~~', []],
    ['after inline code that begins like a fence', '```no fence``` text\n::models', ['2 models']],
    ['not in prose', 'Write ::providers here', []],
    ['not when the block is an admonition', ':::note\n\n::providers\n\n:::', ['3 providers']],
  ])('are found %s', (_, source, expected) => {
    expect(names(source)).toEqual(expected);
  });

  it.each([
    ['a brace', '::env{name="a}b" kind=c}', {name: 'a}b', kind: 'c'}],
    ['a brace, in single quotes', "::env{name='a}b'}", {name: 'a}b'}],
  ])('have attributes with %s', (_, source, attributes) => {
    expect(scanDirectives(source)).toEqual([{name: 'env', attributes, line: 1}]);
  });

  it('are those that the parser finds, on every page of this site', () => {
    for (const file of findPages(process.cwd(), ['content', 'src/pages'])) {
      const source = readFileSync(file, 'utf8');
      const parsed = nodesOf(parsePage(file, source).tree, 'leafDirective');
      expect(scanDirectives(source), file).toEqual(
        parsed.map(({name, attributes, position}) => ({name, attributes, line: position?.start.line})),
      );
    }
  });
});
