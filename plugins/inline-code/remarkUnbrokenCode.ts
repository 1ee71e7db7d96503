import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** What fits into a line of a nested list on the narrowest screen, 320 pixels wide. */
const longestUnbroken = 24;

/** Browsers break a line behind these. */
const breakable = /[-/?]./;

/**
 * Remark plugin: keeps short names and commands in one piece. Without it a narrow screen shows `--new-session` as `--` at
 * the end of a line and `new-session` at the start of the next.
 */
export function remarkUnbrokenCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      const {value, data} = node;
      // What another plugin has given a look, such as the method of an operation, keeps it.
      if (value.length <= longestUnbroken && breakable.test(value) && !data?.hProperties) {
        node.data = {...data, hProperties: {className: ['unbroken']}};
      }
    });
  };
}
