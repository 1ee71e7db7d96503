import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

/** Writes Markdown nodes as text. */
export function toText(node: Nodes): string {
  return toMarkdown(node, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({tableCellPadding: false, tablePipeAlign: false})],
  });
}
