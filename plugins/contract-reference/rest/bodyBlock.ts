import type {RootContent} from 'mdast';
import {blocks, inlineCode, label, paragraph, text} from '../markdown';
import {alternatives} from '../schema/limits';
import {shape, type ShapeOptions} from '../schema/shape';
import {exampleBlocks, examplesOf, jsonOf} from './examples';
import type {RequestBody} from './openApi';
import type {OperationEntry, RestContract} from './restContract';

/** Body that an operation takes: its fields and its examples. Nothing when it takes none. */
export function bodyBlock(
  entry: OperationEntry,
  contract: RestContract,
  options: Omit<ShapeOptions, 'presence'>,
): RootContent[] {
  if (!entry.operation.requestBody) return [];
  const body = contract.dereference<RequestBody>(entry.operation.requestBody);
  const media = jsonOf(body.content);
  const anchor = `${options.anchor}-body`;
  const title = label([text(body.required === true ? 'Body' : 'Body, optional')], anchor);
  const description = blocks(body.description ?? '');
  if (!media) {
    const types = alternatives(Object.keys(body.content).map((type) => [inlineCode(type)]));
    return [title, ...description, paragraph(text('Sent as '), ...types, text('.'))];
  }
  return [
    title,
    ...description,
    ...shape(media.schema, {...options, anchor, presence: 'required'}),
    ...exampleBlocks(examplesOf(media, contract), `rest=${entry.id} request`, `${anchor}-examples`),
    ...tolerated(entry),
  ];
}

function tolerated({operation}: OperationEntry): RootContent[] {
  return (operation['x-tolerated'] ?? []).flatMap((request) => blocks(request.text));
}
