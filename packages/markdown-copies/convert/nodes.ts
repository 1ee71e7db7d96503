import type {Element, ElementContent, Nodes} from 'hast';
import type {Heading, Link, Paragraph, PhrasingContent} from 'mdast';

declare module 'mdast' {
  interface Data {
    /** Anchor of the element: `exit-codes`. */
    id?: string;
  }
}

export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** Returns all elements below a node that pass the test, in document order. */
export function findAll(node: Nodes, test: (element: Element) => boolean): Element[] {
  const children = 'children' in node ? node.children : [];
  return children.flatMap((child) =>
    child.type === 'element' ? [...(test(child) ? [child] : []), ...findAll(child, test)] : [],
  );
}

export function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  return findAll(node, test)[0];
}

/** Returns all text below a node, unchanged. A `<br>`, which ends lines of Docusaurus' code blocks, is a newline. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export const childElements = (element: Element): Element[] =>
  element.children.filter((child: ElementContent) => child.type === 'element');

/** Returns a paragraph in bold, for a title that isn't one of the page's headings. */
export function label(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

/** Keeps the anchor of an element that links can lead to. */
export function withId<Node extends Heading | Link | Paragraph>(node: Node, {properties: {id}}: Element): Node {
  return typeof id === 'string' ? {...node, data: {...node.data, id}} : node;
}
