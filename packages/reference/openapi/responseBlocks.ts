import type {InlineCode, RootContent} from 'mdast';
import {STATUS_CODES} from 'node:http';
import {exampleBlock, exampleTitle, fold, unobserved} from '../blocks';
import {shape, type ShapeOptions} from '../json-schema/shape';
import {displayType} from '../json-schema/words';
import * as md from '../markdown';
import {
  examplesOf,
  jsonOf,
  type Example,
  type MediaType,
  type OpenApiContract,
  type OperationEntry,
  type Parameter,
  type Response,
} from './openApi';

/** Options for the blocks of one operation. */
export interface OperationOptions extends Omit<ShapeOptions, 'presence'> {
  readonly contract: OpenApiContract;
}

/**
 * Makes one block for each status (status, when it's sent, fields and examples), then one for the case in which no
 * response arrives.
 */
export function responseBlocks(entry: OperationEntry, options: OperationOptions): RootContent[] {
  const {contract} = options;
  const explained = new Map<string, string>();
  const said = new Set<string>();
  const responses = [...contract.responses(entry)].flatMap(([status, response]) => {
    const anchor = `${options.anchor}-${status.toLowerCase()}`;
    const media = jsonOf(response.content);
    const examples = media ? examplesOf(media, contract) : [];
    return [
      md.label([md.text('Response '), statusCode(status), md.text(` ${STATUS_CODES[status] ?? ''}`.trimEnd())], anchor),
      ...md.parseBlocks(response.description ?? ''),
      ...unobserved(response['x-unobserved']),
      ...headerTable(response, options),
      ...(media ? fieldsOnce(media, status, explained, {...options, anchor}) : []),
      ...exampleBlocks(examples, `rest=${entry.id} status=${status}`, `${anchor}-examples`),
      ...unobserved(media?.['x-unobserved']),
      ...otherMediaTypes(response, contract, said),
    ];
  });
  const silence = entry.operation['x-unanswered'];
  if (!silence) return responses;
  return [
    ...responses,
    md.label('No response', `${options.anchor}-no-answer`),
    ...md.parseBlocks(silence.text),
    ...unobserved(silence['x-unobserved']),
  ];
}

/**
 * Makes JSON blocks from examples, with their summaries as titles. All but the first are in a collapsible section.
 * @param role role of the blocks, for the check of samples: `rest=sendMessage request`
 * @param anchor anchor of the collapsible section
 */
export function exampleBlocks(examples: readonly Example[], role: string, anchor: string): RootContent[] {
  const [first, ...more] = examples.map((example) => exampleBlock(example, role));
  if (!first) return [];
  if (more.length === 0) return [first];
  const only = more.length === 1 ? exampleTitle(examples[1]) : undefined;
  return [first, fold(anchor, only ? `Another example: ${only}` : `${more.length} more examples`, more)];
}

function statusCode(status: string): InlineCode {
  return {...md.inlineCode(status), data: {hProperties: {className: ['status', `status--${status.slice(0, 1)}xx`]}}};
}

/** The fields of a response, or a mention of an earlier status with the same fields. */
function fieldsOnce(
  media: MediaType,
  status: string,
  explained: Map<string, string>,
  options: OperationOptions,
): RootContent[] {
  const key = JSON.stringify(media.schema ?? {});
  const before = explained.get(key);
  if (before !== undefined)
    return [md.paragraph(md.text('The fields are those of the '), statusCode(before), md.text(' response.'))];
  explained.set(key, status);
  return shape(media.schema, {...options, presence: 'present'});
}

function headerTable({headers}: Response, options: OperationOptions): RootContent[] {
  const entries = Object.entries(headers ?? {});
  if (entries.length === 0) return [];
  const rows = entries.map(([name, written]) => {
    const header = options.contract.dereference<Pick<Parameter, 'description' | 'schema'>>(written);
    return [`\`${name}\``, displayType(header.schema, options), header.description ?? ''];
  });
  return [md.table(['Header', 'Type', 'Meaning'], rows)];
}

/** Names of media types in a sentence. */
const mediaTypeNames: Readonly<Record<string, string>> = {
  'text/html': 'an HTML page',
  'text/plain': 'plain text',
  'text/event-stream': 'a stream of server-sent events',
  'application/x-yaml': 'YAML text',
  '*/*': 'text without a content type',
};

/**
 * Describes each response that isn't JSON, and so has no fields, in a sentence.
 * @param said descriptions that the operation has shown already; new ones are added
 */
function otherMediaTypes({content = {}}: Response, contract: OpenApiContract, said: Set<string>): RootContent[] {
  const json = jsonOf(content);
  return Object.entries(content)
    .filter(([, media]) => media !== json)
    .flatMap(([type, media]) => {
      const body = `${json ? 'Or the body is' : 'The body is'} ${nameOfBody(type, media, contract)}`;
      const sentence = type === '*/*' ? `${body}.` : `${body} (\`${type}\`).`;
      return [
        ...md.parseBlocks(`${sentence} ${newDescription(media, contract, said)}`),
        ...yamlExample(type, media, contract),
        ...unobserved(media['x-unobserved']),
      ];
    });
}

/** Returns the description of a body, empty if the operation has shown it already. */
function newDescription(media: MediaType, contract: OpenApiContract, said: Set<string>): string {
  const {description = ''} = contract.resolve(media.schema);
  if (said.has(description)) return '';
  said.add(description);
  return description;
}

/** Name of a body in a sentence. A constant text isn't a page, whatever its media type. */
function nameOfBody(type: string, {schema}: MediaType, {resolve}: OpenApiContract): string {
  const isFixed = resolve(schema).const !== undefined;
  return (isFixed ? undefined : mediaTypeNames[type]) ?? 'text';
}

function yamlExample(type: string, media: MediaType, contract: OpenApiContract): RootContent[] {
  const [example] = type.endsWith('yaml') ? examplesOf(media, contract) : [];
  return typeof example?.value === 'string' ? [md.code('yaml', example.value.trimEnd(), 'agent')] : [];
}
