import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {remarkLinkLists} from './remarkLinkLists';

function classOf(markdown: string): unknown {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkLinkLists()(tree);
  return tree.children[0]?.data?.hProperties?.className;
}

it('marks a list of links', () => {
  expect(classOf('- [one](/a)\n- [two](/b#c)\n')).toEqual(['link-list']);
});

it.each([
  ['words beside a link', '- [one](/a)\n- [two](/b): why\n'],
  ['two links in an item', '- [one](/a) [two](/b)\n'],
  ['a list below a link', '- [one](/a)\n  - [two](/b)\n'],
  ['no link', '- one\n'],
])('leaves a list with %s alone', (_, markdown) => {
  expect(classOf(markdown)).toBeUndefined();
});
