import type {Code, Data, Parent, RootContent} from 'mdast';
import {asSentence} from '@docs-kit/report';
import {pitfallsCaption, unobservedCaption} from './captions';
import * as md from './markdown';

/** An HTML element that Markdown has no syntax for: `<details>`, or a sample in several languages. */
export interface Element extends Parent {
  type: 'htmlElement';
  data: Data & {readonly hName: string; readonly hProperties: Readonly<Record<string, string>>};
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: Element;
  }
}

function element(hName: string, hProperties: Readonly<Record<string, string>>, children: RootContent[]): Element {
  return {type: 'htmlElement', data: {hName, hProperties}, children};
}

/**
 * Makes a collapsible section (`<details>`).
 * @param id anchor; a link to it opens the section
 * @param summary Markdown on one line
 */
export const fold = (id: string, summary: string, content: RootContent[]): Element =>
  element('details', {id}, [element('summary', {}, md.parseInline(summary)), ...content]);

/** Makes tabs for a sample in several languages. Without JavaScript, all are shown. */
export const sampleTabs = (
  samples: readonly {readonly label: string; readonly value: string; readonly code: Code}[],
): Element =>
  element(
    'sample-tabs',
    {},
    samples.map(({label, value, code}) => element('sample-tab', {label, value}, [code])),
  );

/** A pitfall, and how to avoid it. */
export interface Pitfall {
  readonly title: string;
  readonly text: string;
}

/** Makes a list of pitfalls under a bold line, or nothing if there are none. Each starts with its title in bold. */
export function pitfallList(pitfalls: readonly Pitfall[] = []): RootContent[] {
  if (pitfalls.length === 0) return [];
  const items = pitfalls.map(({title, text}) => md.parseBlocks(`**${asSentence(title)}** ${text}`));
  return [md.label(pitfallsCaption), md.bullets(items)];
}

/** Makes a list under a bold line, or nothing if it's empty. A single entry becomes a paragraph. */
export function labeledList(title: string, entries: readonly string[] = []): RootContent[] {
  const [first, ...others] = entries;
  if (first === undefined) return [];
  return [md.label(title), ...(others.length === 0 ? md.parseBlocks(first) : [md.bullets(entries)])];
}

/** Makes a note that a statement comes from the code and wasn't observed, with the reason. */
export const unobserved = (reason: string | undefined): RootContent[] =>
  reason === undefined ? [] : md.parseBlocks(`*${unobservedCaption}* ${reason}`);

/** Returns the title of an example without characters that the info string of a code block can't contain. */
export const exampleTitle = ({summary}: {summary?: string} = {}): string | undefined =>
  summary?.replaceAll('`', '').replaceAll('"', "'");

/**
 * Makes a JSON block from an example in a contract.
 * @param example the example, whose summary becomes the title of the block
 * @param role role of the block, for the check of samples: `rest=sendMessage request`, `ws=chunk`
 */
export function exampleBlock(example: {summary?: string; value?: unknown}, role: string): Code {
  const title = exampleTitle(example);
  return md.code(
    'json',
    JSON.stringify(example.value, null, 2),
    title === undefined ? role : `${role} title="${title}"`,
  );
}
