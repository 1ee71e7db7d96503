import type {PhrasingContent} from 'mdast';
import {inlineCode, text} from '../markdown';
import {joined} from '../schema/limits';

/** Values that can be chosen: "`vercel` or `in-built`"; words stay words. */
export function choiceWords(choices: readonly string[] | string | undefined): PhrasingContent[] {
  if (choices === undefined) return [];
  if (typeof choices === 'string') return [text(choices)];
  return joined(
    choices.map((choice) => [inlineCode(choice)]),
    ', ',
  );
}
