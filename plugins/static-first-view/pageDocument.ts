import {isTag, type ChildNode, type Element} from 'domhandler';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';

/** A page as far as selectors and variables can ask for it. */
export interface PageDocument {
  /** All elements, in the order of the document. */
  readonly elements: readonly Element[];
  /** Custom properties that the page itself sets or reads, in style attributes, drawings and style elements. */
  readonly variables: ReadonlySet<string>;
  /** The elements with a `.class`, an `#id`, an `[attribute]` or a name, or all of them for `*`. */
  elementsOf(key: string): readonly Element[];
}

function* descendants(nodes: readonly ChildNode[]): Generator<Element> {
  for (const node of nodes) {
    if (isTag(node)) {
      yield node;
      yield* descendants(node.children);
    }
  }
}

const keysOf = ({name, attribs}: Element): string[] => [
  '*',
  name,
  ...Object.keys(attribs).map((attribute) => `[${attribute}]`),
  ...(attribs.id === undefined ? [] : [`#${attribs.id}`]),
  ...new Set((attribs.class ?? '').split(/\s+/).map((word) => `.${word}`)),
];

function byKey(elements: readonly Element[]): ReadonlyMap<string, readonly Element[]> {
  const lists = new Map<string, Element[]>();
  for (const element of elements) {
    for (const key of keysOf(element)) {
      const list = lists.get(key);
      if (list) {
        list.push(element);
      } else {
        lists.set(key, [element]);
      }
    }
  }
  return lists;
}

/**
 * Reads an HTML page as browsers do, with the elements whose tags it leaves out.
 * @param variables of the page, from its outline
 */
export function readPageDocument(html: string, variables: ReadonlySet<string>): PageDocument {
  const elements = [...descendants(parse(html, {treeAdapter: adapter}).children)];
  let lists: ReadonlyMap<string, readonly Element[]> | undefined;
  return {elements, variables, elementsOf: (key) => (lists ??= byKey(elements)).get(key) ?? []};
}
