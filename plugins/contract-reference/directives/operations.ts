import type {PhrasingContent} from 'mdast';
import type {DirectiveContext, ReferenceDirective} from '../directive';
import {inline, inlineCode, linkIfShown, table, text} from '../markdown';
import {methodCode, operationAnchor} from '../rest/operationBlocks';
import {openRest, type OperationEntry} from '../rest/restContract';

/** `::operations{tag="conversation"}`: table of the operations of one tag, linking to each. */
export const operations: ReferenceDirective = {
  name: 'operations',
  attributes: {tag: {required: true}},
  render({tag = ''}, context) {
    const entries = openRest(context.contracts).operationsOfTag(tag);
    const header = ['Operation', 'Method', 'Path'].map((title) => [text(title)]);
    return [
      table(
        header,
        entries.map((entry) => [nameCell(entry, context), [methodCode(entry.method)], [inlineCode(entry.path)]]),
      ),
    ];
  },
};

function nameCell({id, operation}: OperationEntry, {pageThatShows}: DirectiveContext): PhrasingContent[] {
  return linkIfShown(pageThatShows?.('operation', {id}), operationAnchor(id), inline(operation.summary ?? id));
}
