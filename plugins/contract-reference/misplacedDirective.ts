import type {Nodes} from 'mdast';
import type {} from 'mdast-util-directive';
import {DirectiveError, type ReferenceDirective} from './directive';

/**
 * Finds a directive that would silently be printed as text or dropped, because it does not stand alone on its line or has
 * the wrong number of colons. Words after a colon in prose (`12:30`, `llmservice:chunk`) are nobody's fault.
 * @returns the fault, or nothing when the node is fine
 */
export function misplacedDirective(node: Nodes, directives: readonly ReferenceDirective[]): DirectiveError | undefined {
  const written = misplacedName(node);
  if (!written || !directives.some(({name}) => name === written.name)) return undefined;
  return new DirectiveError(
    `${written.colons}${written.name} is not expanded here. Write ::${written.name}{…} alone on its line, with two colons.`,
  );
}

function misplacedName(node: Nodes): {readonly colons: string; readonly name: string} | undefined {
  if (node.type === 'containerDirective') return {colons: ':::', name: node.name};
  if (node.type === 'textDirective') {
    const hasAttributes = Object.keys(node.attributes ?? {}).length > 0;
    return hasAttributes ? {colons: ':', name: node.name} : undefined;
  }
  if (node.type !== 'text') return undefined;
  const name = /^::(?<name>[a-z][\w-]*)\s*(?:\{|\[|$)/mu.exec(node.value)?.groups?.name;
  return name === undefined ? undefined : {colons: '::', name};
}
