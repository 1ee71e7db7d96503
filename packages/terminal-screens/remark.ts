import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {sessionHtml} from './html';
import './markdown';
import type {ShownSession} from './session';

/** Name of the element that pages get; the site registers a component for it. */
const elementName = 'TerminalScreen';

/** Remark plugin that replaces the Markdown of terminal sessions by `TerminalScreen` elements. Runs after directives. */
export const remarkTerminalScreens =
  () =>
  (tree: Root): void => {
    visit(tree, ['code', 'list'], (node, index, parent) => {
      const session = (node.type === 'code' || node.type === 'list') && node.data?.terminalSession;
      if (!session || !parent || index === undefined || !('children' in parent)) return undefined;
      parent.children[index] = toElement(session) as never;
      return SKIP;
    });
  };

function toElement(session: ShownSession): MdxJsxFlowElement {
  const {title, columns, commands, steps} = session;
  const values = {
    html: sessionHtml(session),
    title,
    columns: String(columns),
    rows: String(steps.reduce((sum, {rows}) => sum + rows.length, 0)),
    steps: String(steps.length),
    ...(commands.length > 0 ? {commands: commands.join('\n')} : {}),
  };
  const attributes = Object.entries(values).map(([name, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name: elementName, attributes, children: []};
}
