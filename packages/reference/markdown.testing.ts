// Writes the nodes of directives as Markdown: for tests, and for the benchmark that compares site generators.
import type {PhrasingContent, RootContent} from 'mdast';
import {directiveToMarkdown} from 'mdast-util-directive';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {Element} from './blocks';

/**
 * Extension of `mdast-util-to-markdown` that writes HTML elements as plain Markdown: a collapsible section becomes its
 * summary in bold and its content, tabs become consecutive code blocks.
 */
export function elementsToMarkdown(): Options {
  return {
    handlers: {
      htmlElement({data, children}: Element, _, state, info) {
        if (data.hName !== 'summary') return state.containerFlow({type: 'root', children}, info);
        const bold = {type: 'strong', children: children as PhrasingContent[]} as const;
        return `**${state.containerPhrasing(bold, {...info, before: '*', after: '*'})}**`;
      },
    },
  };
}

/** Writes the nodes of a directive as Markdown. */
export function asMarkdown(children: RootContent[]): string {
  const extensions = [gfmTableToMarkdown({tablePipeAlign: false}), directiveToMarkdown(), elementsToMarkdown()];
  return toMarkdown({type: 'root', children}, {extensions});
}
