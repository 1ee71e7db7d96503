import type {RootContent} from 'mdast';
import {code, inline, inlineCode, paragraph, text} from '../markdown';
import {unobserved} from '../notes';
import {examplesOf, jsonOf} from './examples';
import type {MediaType} from './openApi';
import type {RestContract} from './restContract';

/** What a media type is called in a sentence. */
const kinds: Readonly<Record<string, string>> = {
  'text/html': 'an HTML page',
  'text/plain': 'plain text',
  'text/event-stream': 'a stream of server-sent events',
  'application/x-yaml': 'YAML text',
  '*/*': 'text without a content type',
};

/**
 * Answers that are not JSON: they have no fields, so they are told in a sentence each.
 * @param told descriptions that the operation has given already; new ones are added
 */
export function otherMediaTypes(
  content: Readonly<Record<string, MediaType>> | undefined,
  contract: RestContract,
  told: Set<string>,
): RootContent[] {
  const json = jsonOf(content);
  return Object.entries(content ?? {})
    .filter(([, media]) => media !== json)
    .flatMap(([type, media]) => [
      sentence(type, json !== undefined, untold(media, contract, told)),
      ...yamlExample(type, media, contract),
      ...unobserved(media['x-unobserved']),
    ]);
}

function untold(media: MediaType, contract: RestContract, told: Set<string>): string | undefined {
  const {description} = contract.resolver.resolve(media.schema);
  if (description === undefined || told.has(description)) return undefined;
  told.add(description);
  return description;
}

function sentence(type: string, isSecond: boolean, description: string | undefined): RootContent {
  const kind = [text(`${isSecond ? 'Or the body is' : 'The body is'} ${kinds[type] ?? 'text'}`)];
  const name = type === '*/*' ? [] : [text(' ('), inlineCode(type), text(')')];
  return paragraph(
    ...kind,
    ...name,
    text('.'),
    ...(description === undefined ? [] : [text(' '), ...inline(description)]),
  );
}

function yamlExample(type: string, media: MediaType, contract: RestContract): RootContent[] {
  const [example] = type.endsWith('yaml') ? examplesOf(media, contract) : [];
  return typeof example?.value === 'string' ? [code('yaml', example.value.trimEnd(), 'agent')] : [];
}
