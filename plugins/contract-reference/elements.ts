import type {BlockContent, Code, Data, Parent, PhrasingContent, RootContent} from 'mdast';

/** Sets the HTML element that stands for a node. */
interface ElementData extends Data {
  readonly hName: string;
  readonly hProperties: Readonly<Record<string, string>>;
}

/** A part of the page that is closed until the reader opens it: `details`. */
export interface Fold extends Parent {
  type: 'fold';
  data: ElementData;
  children: (FoldSummary | RootContent)[];
}

/** The line of a fold that is always seen: `summary`. */
export interface FoldSummary extends Parent {
  type: 'foldSummary';
  data: ElementData;
  children: PhrasingContent[];
}

/** The same sample in several languages. Without JavaScript they stand one after the other. */
export interface SampleTabs extends Parent {
  type: 'sampleTabs';
  data: ElementData;
  children: SampleTab[];
}

/** One language of a sample. */
export interface SampleTab extends Parent {
  type: 'sampleTab';
  data: ElementData;
  children: BlockContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    fold: Fold;
    foldSummary: FoldSummary;
    sampleTabs: SampleTabs;
    sampleTab: SampleTab;
  }
}

/**
 * Closed part of the page.
 * @param id anchor; a link to it opens the fold
 */
export function fold(id: string, summary: PhrasingContent[], content: RootContent[]): Fold {
  const line: FoldSummary = {type: 'foldSummary', data: {hName: 'summary', hProperties: {}}, children: summary};
  return {type: 'fold', data: {hName: 'details', hProperties: {id}}, children: [line, ...content]};
}

/** One sample in several languages. */
export function sampleTabs(
  samples: readonly {readonly label: string; readonly value: string; readonly code: Code}[],
): SampleTabs {
  const children = samples.map(({label, value, code}): SampleTab => ({
    type: 'sampleTab',
    data: {hName: 'sample-tab', hProperties: {label, value}},
    children: [code],
  }));
  return {type: 'sampleTabs', data: {hName: 'sample-tabs', hProperties: {}}, children};
}
