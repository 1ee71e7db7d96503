import {lookUp, type Node} from './document';
import {childrenOf} from './schemaChildren';

/** Places of properties below a schema that have no description. A variant needs a title. */
export function undescribed(document: object, root: string): readonly string[] {
  const {node, at} = lookUp(document, root);
  return childrenOf(node as Node, at).flatMap((child) => {
    const schema = lookUp(document, child.at).node as Node;
    const isDescribed = within(child.within.kind).some((key) => typeof schema[key] === 'string');
    // A variant that only adds a condition repeats properties that are described beside it.
    const isCondition = child.within.kind === 'variant' && schema['type'] === undefined;
    return [...(isDescribed ? [] : [child.at]), ...(isCondition ? [] : undescribed(document, child.at))];
  });
}

function within(kind: 'variant' | 'items' | 'property'): readonly string[] {
  if (kind === 'variant') return ['title'];
  // Items are described by the list that holds them.
  return kind === 'items' ? ['description', 'type'] : ['description'];
}
