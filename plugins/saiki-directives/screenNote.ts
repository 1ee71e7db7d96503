import type {Paragraph, Root} from 'mdast';
import {md} from '@docs-kit/reference';

/** Where the page about checks says how screens were recorded. */
const explanation = '/how-this-documentation-is-checked#recorded-screens';

/** Says once a page, below its first screen, that the words of the model in it are ours. */
export function addScreenNote(tree: Root): void {
  const index = tree.children.findIndex(
    (node) => (node.type === 'code' || node.type === 'list') && node.data?.terminalSession !== undefined,
  );
  const screen = tree.children[index];
  if (!screen) return;
  const note: Paragraph = {
    ...md.paragraph(
      md.text('Recorded from the running program. A script answered for the model, so its words are ours: '),
      md.link(explanation, md.text('how screens are recorded')),
      md.text('.'),
    ),
    position: screen.position,
    data: {hProperties: {className: ['screen-note']}},
  };
  tree.children.splice(index + 1, 0, note);
}
