import {directiveToMarkdown} from 'mdast-util-directive';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import path from 'node:path';
import {openContracts} from '../contracts';
import type {DirectiveAttributes, DirectiveContext, ReferenceDirective} from '../directive';

/** The site's own contracts, as a directive on a page sees them. */
export const contextOfSite: DirectiveContext = {
  contracts: openContracts(path.resolve(import.meta.dirname, '../../../contracts')),
};

/** What a directive makes of the site's own contracts, as Markdown. */
export function markdownOf(
  directive: ReferenceDirective,
  attributes: DirectiveAttributes = {},
  context: Partial<DirectiveContext> = {},
): string {
  const children = directive.render(attributes, {...contextOfSite, ...context});
  const extensions = [gfmTableToMarkdown({tablePipeAlign: false}), directiveToMarkdown()];
  return toMarkdown({type: 'root', children}, {extensions});
}

/** Cells of the row of a Markdown table whose first cell holds a name. */
export function rowOf(markdown: string, name: string): string[] | undefined {
  const line = markdown
    .split('\n')
    .find((text) => text.startsWith(`| [\`${name}\``) || text.startsWith(`| \`${name}\``));
  return line
    ?.split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => cell.trim());
}
