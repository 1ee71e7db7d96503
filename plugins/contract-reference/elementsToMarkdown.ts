import type {Parents, PhrasingContent} from 'mdast';
import type {Options, State} from 'mdast-util-to-markdown';
import type {Fold, FoldSummary, SampleTab, SampleTabs} from './elements';

/**
 * Extension of `mdast-util-to-markdown` that writes folds and sample tabs as plain Markdown, for copies of pages: a fold
 * becomes its summary in bold and then its content, tabs become their code blocks one after the other.
 */
export function elementsToMarkdown(): Options {
  return {
    handlers: {
      fold: (node: Fold, _: Parents | undefined, state, info) => state.containerFlow(node as never, info),
      foldSummary: (node: FoldSummary, _: Parents | undefined, state, info) => bold(node.children, state, info),
      sampleTabs: (node: SampleTabs, _: Parents | undefined, state, info) => state.containerFlow(node as never, info),
      sampleTab: (node: SampleTab, _: Parents | undefined, state, info) => state.containerFlow(node as never, info),
    },
  };
}

function bold(children: PhrasingContent[], state: State, info: Parameters<State['containerPhrasing']>[1]): string {
  return `**${state.containerPhrasing({type: 'strong', children}, {...info, before: '*', after: '*'})}**`;
}
