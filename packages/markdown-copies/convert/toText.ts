import type {Heading, Link, Nodes, Paragraph} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {anchorOfHeading} from '@docs-kit/report/text';

/** Writes an anchor after a text, as Pandoc, kramdown and Docusaurus do: `Title {#name}`. */
function named<Node extends Heading | Paragraph>(node: Node): Node {
  const {data: {id} = {}} = node;
  return id === undefined ? node : {...node, children: [...node.children, {type: 'html', value: ` {#${id}}`}]};
}

/** Whether a heading's anchor has to be written, since programs can't derive it from the text. */
const hasOwnName = (node: Heading): boolean => anchorOfHeading(toString(node)) !== node.data?.id;

/**
 * Writes Markdown nodes as text.
 * @param resolveLink maps a link's address to the one to write
 */
export function toText(node: Nodes, resolveLink = (href: string): string => href): string {
  return toMarkdown(node, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({tableCellPadding: false, tablePipeAlign: false})],
    handlers: {
      heading: (heading: Heading, ...rest) =>
        defaultHandlers.heading(hasOwnName(heading) ? named(heading) : heading, ...rest),
      link(link: Link, parent, state, info) {
        const {url, data: {id} = {}} = link;
        // Such a link is on a page for its address to be copied.
        const leadsToItself = id !== undefined && url.endsWith(`#${id}`);
        const text = leadsToItself
          ? state.containerPhrasing(link, info)
          : defaultHandlers.link({...link, url: resolveLink(url)}, parent, state, info);
        return id === undefined ? text : `${text} {#${id}}`;
      },
      paragraph: (paragraph: Paragraph, ...rest) => defaultHandlers.paragraph(named(paragraph), ...rest),
    },
  });
}
