import {describe, expect, it} from 'vitest';
import type {Root} from 'mdast';
import {parseRows, textOf} from './ansi';
import {remarkTerminalScreens, sessionHtml, sessionMarkdown} from './markdown';
import {commandsIn, newRows, partOf, type RecordedSession} from './session';

const session: RecordedSession = {
  title: 'A greeting',
  command: 'greet --loud "Ada Lovelace"\nls',
  columns: 20,
  steps: [
    {after: 'the question is there', ansi: '$ greet --loud "Ada\nLovelace"\nReally?\n no  ▶yes'},
    {after: 'Enter pressed', ansi: '$ greet --loud "Ada\nLovelace"\nReally?\n▶no   yes\nHello, Ada.\n$'},
    {after: 'the folder', ansi: '$ ls\nnotes\n$'},
  ],
};

const rowsOf = (before: string, now: string): string[] => newRows(parseRows(before), parseRows(now)).map(textOf);

describe('newRows', () => {
  it('leaves out what was there before', () => {
    expect(rowsOf('a\nb\nc', 'a\nb\nc\nd\ne')).toEqual(['d', 'e']);
  });

  it('finds the rest of the old screen when the terminal has scrolled', () => {
    expect(rowsOf('a\nb\nc\nd', 'b\nc\nd\ne')).toEqual(['e']);
  });

  it('begins at the first row that has changed', () => {
    expect(rowsOf('a\nb\nc\n  no ▶yes', 'a\nb\nc\n▶no  yes\nd')).toEqual(['▶no  yes', 'd']);
  });

  it('shows all of another screen', () => {
    expect(rowsOf('a\nb\nc\nd', 'a\nx\ny\nz')).toEqual(['a', 'x', 'y', 'z']);
  });

  it('shows the last row when nothing has changed', () => {
    expect(rowsOf('a\nb\nc', 'a\nb\nc')).toEqual(['c']);
  });
});

describe('partOf', () => {
  it('shows the first step whole and new rows of the others', () => {
    const {steps} = partOf(session);
    expect(steps.map(({when, rows}) => [when, rows.length])).toEqual([
      ['The question is there', 4],
      ['Enter pressed', 3],
      ['The folder', 3],
    ]);
  });

  it('crops a step to rows of the whole screen', () => {
    expect(partOf(session, {steps: [2], rows: [3, 4]}).steps[0]?.rows.map(textOf)).toEqual(['Really?', '▶no   yes']);
  });

  it.each([
    [{steps: [4]}, 'there is no step 4; there are 3'],
    [{steps: [1], rows: [3, 9] as const}, 'there are no rows 3-9; there are 4'],
  ])('rejects %j', (part, message) => {
    expect(() => partOf(session, part)).toThrow(message);
  });

  it('finds the commands on the screen, wrapped ones as one line', () => {
    expect(partOf(session).commands).toEqual(['greet --loud "Ada Lovelace"', 'ls']);
    expect(partOf(session, {steps: [2]}).commands).toEqual([]);
    expect(commandsIn('$ lsof', session)).toEqual([]);
    expect(commandsIn('$ ls notes', {...session, command: 'ls\nls notes'})).toEqual(['ls notes']);
  });
});

describe('Markdown and HTML of a session', () => {
  it('is one block for one step', () => {
    expect(sessionMarkdown('greeting', partOf(session, {steps: [3]}))).toMatchObject([
      {type: 'code', lang: 'console', meta: 'screen=greeting title="A greeting"', value: '$ ls\nnotes\n$'},
    ]);
  });

  it('is a numbered list for several steps, each with what had happened', () => {
    const [list] = sessionMarkdown('greeting', partOf(session));
    expect(list).toMatchObject({type: 'list', ordered: true});
    expect(JSON.stringify(list)).toContain('Enter pressed:');
  });

  it('becomes an element with the text, the commands and the number of steps', () => {
    const tree: Root = {type: 'root', children: sessionMarkdown('greeting', partOf(session))};
    remarkTerminalScreens()(tree);
    const [element] = tree.children;
    expect(element).toMatchObject({type: 'mdxJsxFlowElement', name: 'TerminalScreen'});
    const attributes = element?.type === 'mdxJsxFlowElement' ? element.attributes : [];
    const values = Object.fromEntries(
      attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])),
    );
    expect(values).toMatchObject({steps: '3', columns: '20', commands: 'greet --loud "Ada Lovelace"\nls'});
    expect(values.html).toBe(sessionHtml(partOf(session)));
  });

  it('leaves ordinary blocks and lists as they are', () => {
    const tree: Root = {type: 'root', children: [{type: 'code', lang: 'bash', value: 'ls'}]};
    remarkTerminalScreens()(tree);
    expect(tree.children[0]?.type).toBe('code');
  });
});
