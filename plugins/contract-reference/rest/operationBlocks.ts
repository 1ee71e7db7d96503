import type {InlineCode, Paragraph, RootContent} from 'mdast';
import {kebab} from '../anchors';
import type {DirectiveContext} from '../directive';
import {blocks, heading, inline, inlineCode, label, paragraph, strong, text} from '../markdown';
import {labelledList, trapBoxes} from '../notes';
import {sampleCode} from '../samples/sampleCode';
import {bodyBlock} from './bodyBlock';
import type {Method} from './openApi';
import {operationCall} from './operationCall';
import {parameterTable} from './parameterTable';
import {responseBlocks} from './responseBlocks';
import type {OperationEntry, RestContract} from './restContract';
import {schemaAddress} from './schemaAddress';

/** Anchor of an operation. */
export const operationAnchor = (id: string): string => kebab(id);

/** Everything about one operation, under a heading of its own. */
export function operationBlocks(
  entry: OperationEntry,
  contract: RestContract,
  context: DirectiveContext,
): RootContent[] {
  const {id, operation} = entry;
  const anchor = operationAnchor(id);
  const options = {resolver: contract.resolver, linkOf: schemaAddress(context), anchor};
  return [
    heading(2, inline(operation.summary ?? id), anchor),
    callLine(entry),
    ...(operation.deprecated ? [paragraph(strong(text('Deprecated:')), text(' do not use it in new programs.'))] : []),
    ...blocks(operation.description ?? ''),
    ...trapBoxes(operation['x-traps']),
    ...parameterTable(entry.parameters, options),
    ...bodyBlock(entry, contract, options),
    ...responseBlocks(entry, contract, options),
    ...labelledList('Failures that arrive as success', operation['x-errors-as-success']),
    ...labelledList('Side effects', operation['x-side-effects']),
    label([text('Samples')]),
    paragraph(
      text('Copy one and run it against your own server. Each stops with the answer when the status is another.'),
    ),
    sampleCode(operationCall(entry, contract)),
  ];
}

/** Method and path: `POST` `/api/message`. */
export function callLine({method, path}: Pick<OperationEntry, 'method' | 'path'>): Paragraph {
  return {
    ...paragraph(methodCode(method), text(' '), inlineCode(path)),
    data: {hProperties: {className: ['operation-call']}},
  };
}

/** The method, with classes so that each can have its own look. */
export function methodCode(method: Method): InlineCode {
  return {...inlineCode(method.toUpperCase()), data: {hProperties: {className: ['method', `method--${method}`]}}};
}
