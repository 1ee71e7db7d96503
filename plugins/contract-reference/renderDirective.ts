import type {RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {checkedAttributes} from './checkedAttributes';
import {DirectiveError, type DirectiveContext, type ReferenceDirective} from './directive';
import {suggestion} from './unknownName';

/** Boxes, which are written with three colons. */
const admonitions = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution']);

/**
 * Makes the nodes that take a directive's place.
 * @param node the directive as the author wrote it
 * @param directives the directives that show contracts
 * @param names of all directives, for the message about an unknown one
 * @throws DirectiveError for an unknown directive, an unknown or missing attribute, or an unknown name in one
 */
export function renderDirective(
  node: LeafDirective,
  directives: readonly ReferenceDirective[],
  names: Iterable<string>,
  context: DirectiveContext,
): RootContent[] {
  const directive = directives.find(({name}) => name === node.name);
  if (!directive && admonitions.has(node.name))
    throw new DirectiveError(`"::${node.name}" begins no box. Write ":::${node.name}", with three colons.`);
  if (!directive) throw new DirectiveError(`no directive "::${node.name}". ${suggestion(node.name, [...names])}`);
  return directive.render(checkedAttributes(node, directive), context);
}
