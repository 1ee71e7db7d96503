import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin: names each table after the heading above it, in `aria-label`. Otherwise a screen reader's list of the
 * page's figures would read "Table" twenty times.
 */
export function remarkTableNames(): (tree: Root) => void {
  return (tree) => {
    let section = '';
    visit(tree, ['heading', 'table'], (node) => {
      if (node.type === 'heading') section = toString(node);
      else if (section) node.data = {...node.data, hProperties: {...node.data?.hProperties, 'aria-label': section}};
    });
  };
}
