import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

/** Returns all nodes of some types in a syntax tree, in order. */
export function nodesOf<Type extends Nodes['type']>(tree: Nodes, ...types: Type[]): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, types, (node) => void found.push(node as (typeof found)[number]));
  return found;
}
