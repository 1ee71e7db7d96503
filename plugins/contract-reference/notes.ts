import type {RootContent} from 'mdast';
import {admonition, blocks, bullets, emphasis, inline, label, paragraph, text} from './markdown';

/** Something that surprises, with the way round. */
export interface Trap {
  readonly title: string;
  readonly text: string;
}

/** One warning box for each trap. */
export const trapBoxes = (traps: readonly Trap[] | undefined): RootContent[] =>
  (traps ?? []).map((trap) => admonition('warning', trap.title, blocks(trap.text)));

/** A list under a bold line; nothing when the list is empty. A single entry is a paragraph. */
export function labelledList(title: string, entries: readonly string[] | undefined): RootContent[] {
  if (!entries || entries.length === 0) return [];
  const [first = ''] = entries;
  const content =
    entries.length === 1 ? blocks(first) : [bullets(entries.map((entry) => [paragraph(...inline(entry))]))];
  return [label([text(title)]), ...content];
}

/** Says that a statement rests on the code and not on an observation, and why. */
export function unobserved(reason: string | undefined): RootContent[] {
  return reason === undefined
    ? []
    : [paragraph(emphasis(text('Not observed on this call.')), text(' '), ...inline(reason))];
}
