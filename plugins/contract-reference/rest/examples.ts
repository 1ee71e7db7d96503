import type {RootContent} from 'mdast';
import {fold} from '../elements';
import {exampleBlock} from '../exampleBlock';
import {text} from '../markdown';
import {asSchema} from '../schema/schema';
import type {Example, MediaType, Parameter} from './openApi';
import type {RestContract} from './restContract';

/** Examples of a body in the contract's order; the first is the one that samples send. */
export function examplesOf(media: MediaType | Parameter, contract: RestContract): readonly Example[] {
  if (media.example !== undefined) return [{value: media.example}];
  const named = Object.values(media.examples ?? {}).map((example) => contract.dereference<Example>(example));
  if (named.length > 0) return named.filter(({value}) => value !== undefined);
  const [value] = contract.resolver.resolve(asSchema(media.schema)).examples ?? [];
  return value === undefined ? [] : [{value}];
}

/** The JSON body among several media types, if there is one. */
export function jsonOf(content: Readonly<Record<string, MediaType>> | undefined): MediaType | undefined {
  return Object.entries(content ?? {}).find(([type]) => /^application\/(?:[\w.-]+\+)?json\b/u.test(type))?.[1];
}

/**
 * Examples as JSON blocks with their summaries as titles; the first is open, more stand in a fold.
 * @param role what the blocks show, for the check of samples: `rest=sendMessage request`
 * @param anchor anchor of the fold
 */
export function exampleBlocks(examples: readonly Example[], role: string, anchor: string): RootContent[] {
  const [first, ...more] = examples.map((example) => exampleBlock(example, role));
  if (!first) return [];
  if (more.length === 0) return [first];
  return [first, fold(anchor, [text(more.length === 1 ? 'One more example' : `${more.length} more examples`)], more)];
}
