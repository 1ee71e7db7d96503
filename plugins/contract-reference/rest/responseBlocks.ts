import type {InlineCode, RootContent} from 'mdast';
import {STATUS_CODES} from 'node:http';
import {blocks, inline, inlineCode, label, paragraph, table, text} from '../markdown';
import {unobserved} from '../notes';
import {shape, type ShapeOptions} from '../schema/shape';
import {typeName} from '../schema/typeName';
import {exampleBlocks, examplesOf, jsonOf} from './examples';
import type {MediaType, Response} from './openApi';
import {otherMediaTypes} from './otherMediaTypes';
import type {OperationEntry, RestContract} from './restContract';

/** What the blocks of one operation need besides the contract. */
export type BlockOptions = Omit<ShapeOptions, 'presence'>;

/** One block for each status: status, when it comes, the fields of the answer and examples. */
export function responseBlocks(entry: OperationEntry, contract: RestContract, options: BlockOptions): RootContent[] {
  const explained = new Map<string, string>();
  const told = new Set<string>();
  const answers = Object.entries(entry.operation.responses ?? {}).flatMap(([status, written]) => {
    const response = contract.dereference<Response>(written);
    const anchor = `${options.anchor}-${status.toLowerCase()}`;
    const media = jsonOf(response.content);
    return [
      label([text('Answer '), statusCode(status), text(statusName(status))], anchor),
      ...blocks(response.description ?? ''),
      ...unobserved(response['x-unobserved']),
      ...headerTable(response, contract, options),
      ...(media ? fieldsOnce(media, status, explained, {...options, anchor}) : []),
      ...(media
        ? exampleBlocks(examplesOf(media, contract), `rest=${entry.id} status=${status}`, `${anchor}-examples`)
        : []),
      ...unobserved(media?.['x-unobserved']),
      ...otherMediaTypes(response.content, contract, told),
    ];
  });
  return [...answers, ...noAnswer(entry, options)];
}

/** The status, with classes so that each kind can have its own look. */
function statusCode(status: string): InlineCode {
  return {...inlineCode(status), data: {hProperties: {className: ['status', `status--${status.slice(0, 1)}xx`]}}};
}

function statusName(status: string): string {
  const name = STATUS_CODES[status];
  return name === undefined ? '' : ` ${name}`;
}

/** The fields of an answer; when another status of the operation has the same, only that is said. */
function fieldsOnce(
  media: MediaType,
  status: string,
  explained: Map<string, string>,
  options: BlockOptions,
): RootContent[] {
  const key = JSON.stringify(media.schema ?? {});
  const before = explained.get(key);
  if (before !== undefined)
    return [paragraph(text('The fields are those of the answer '), statusCode(before), text('.'))];
  explained.set(key, status);
  return shape(media.schema, {...options, presence: 'present'});
}

function headerTable({headers}: Response, contract: RestContract, options: BlockOptions): RootContent[] {
  const entries = Object.entries(headers ?? {});
  if (entries.length === 0) return [];
  const rows = entries.map(([name, written]) => {
    const header = contract.dereference<{description?: string; schema?: MediaType['schema']}>(written);
    return [[inlineCode(name)], typeName(header.schema, options), inline(header.description ?? '')];
  });
  return [table([[text('Header')], [text('Type')], [text('Meaning')]], rows)];
}

function noAnswer({operation}: OperationEntry, {anchor}: BlockOptions): RootContent[] {
  const silence = operation['x-unanswered'];
  if (!silence) return [];
  return [
    label([text('No answer')], `${anchor}-no-answer`),
    ...blocks(silence.text),
    ...unobserved(silence['x-unobserved']),
  ];
}
