import type {Element, ElementContent, Nodes} from 'hast';
import type {Heading, Link, Paragraph, PhrasingContent} from 'mdast';

declare module 'mdast' {
  interface Data {
    /** Name of the element in addresses: `exit-codes`. */
    id?: string;
  }
}

/** Tells whether an element has a class. */
export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** All elements below a node, in the order of the document, for which the test is true. */
export function findAll(node: Nodes, test: (element: Element) => boolean): Element[] {
  const children = 'children' in node ? node.children : [];
  return children.flatMap((child) =>
    child.type === 'element' ? [...(test(child) ? [child] : []), ...findAll(child, test)] : [],
  );
}

/** The first element below a node for which the test is true. */
export function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  return findAll(node, test)[0];
}

/** All text below a node, as it is written there. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Elements among the children of an element. */
export const childElements = (element: Element): Element[] =>
  element.children.filter((child: ElementContent) => child.type === 'element');

/** A paragraph in bold, which stands for a heading that isn't one of the page's. */
export function label(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

/** What addresses lead to keeps its name. */
export function withId<Node extends Heading | Link | Paragraph>(node: Node, {properties: {id}}: Element): Node {
  return typeof id === 'string' ? {...node, data: {...node.data, id}} : node;
}
