import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {toString} from 'mdast-util-to-string';
import {remarkSaikiReference} from './index';
import {markdownOf} from './markdownOf.testing';

const expand = remarkSaikiReference(process.cwd());

function pageOf(source: string): Root {
  const tree = unified().use(remarkParse).use(remarkDirective).parse(source);
  expand(tree, new VFile({value: source, path: 'content/docs/page.md'}));
  return tree;
}

describe('::screen', () => {
  it('shows a recording as a console block that copies of the page keep', () => {
    const markdown = markdownOf('screen', {name: 'gate-no-key'});
    expect(markdown).toMatch(/^```console screen=gate-no-key title="First run without any key"\n\$ saiki "Name/u);
    expect(markdown).toContain('No API key found');
    expect(markdown).not.toContain('\u001B');
  });

  it('shows steps in a list, each with what had happened', () => {
    const markdown = markdownOf('screen', {name: 'approval-approved', steps: '1-2'});
    expect(markdown).toContain('1. The request is on the screen:');
    expect(markdown).toContain('2. Left arrow pressed: Approve is selected:');
    expect(markdown).not.toContain('AI Response');
  });

  it('crops a step, and takes a title of the author', () => {
    const markdown = markdownOf('screen', {name: 'gate-no-key', rows: '2-3', title: 'No key'});
    expect(markdown).toMatch(/title="No key"\n❌ No API key found/u);
  });

  it.each([
    [
      {name: 'gate-no-kye'},
      'no screen "gate-no-kye" in contracts/recordings/screens.json. Did you mean "gate-no-key"?',
    ],
    [{name: 'gate-no-key', steps: '2'}, 'the screen "gate-no-key": there is no step 2; there are 1'],
    [{name: 'gate-no-key', rows: '2-90'}, 'the screen "gate-no-key": there are no rows 2-90; there are 4'],
    [{name: 'gate-no-key', steps: 'all'}, `"all" in "steps" isn't a number or range`],
    [{name: 'approval-approved', rows: '1-2'}, '"rows" crops a single step, but several are shown'],
  ])('refuses %j', (attributes, message) => {
    expect(() => markdownOf('screen', attributes)).toThrow(message);
  });
});

describe('a page with screens', () => {
  const screen = '::screen{name="gate-no-key"}';

  it('says once, below the first one, that a script took the place of the model', () => {
    const notes = pageOf(`Text.\n\n${screen}\n\nMore.\n\n${screen}\n`)
      .children.map((node) => toString(node))
      .map((text) => text.includes("a script in the model's place"));
    expect(notes).toEqual([false, false, true, false, false]);
  });

  it('says nothing of the kind without screens', () => {
    expect(toString(pageOf('Text.\n\n::cli-modes\n'))).not.toContain('a script in');
  });
});
