import type {List, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Whether every item of a list is only a link. */
function hasLinksAlone({children}: List): boolean {
  return children.every(({children: [paragraph, ...others]}) => {
    const isAlone = paragraph?.type === 'paragraph' && others.length === 0;
    return isAlone && paragraph.children.length === 1 && paragraph.children[0]?.type === 'link';
  });
}

/**
 * Gives lists whose items are only links the class `link-list`. As touch targets, they must be taller than links in a
 * sentence, and a style sheet can't distinguish the two.
 */
export function remarkLinkLists(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'list', (list) => {
      if (hasLinksAlone(list)) list.data = {...list.data, hProperties: {className: ['link-list']}};
    });
}
