import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import {appendTo} from './appendTo';

/** A page as far as selectors and variables can ask for it. */
export interface PageDocument {
  /** Custom properties that the page itself sets or reads, in style attributes, drawings and style elements. */
  readonly variables: ReadonlySet<string>;
  /** The elements with a `.class`, an `#id`, an `[attribute]` or a name, or all of them for `*`. */
  elementsOf(key: string): readonly Element[];
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
    keysOf(element).forEach((key) => appendTo(lists, key, element));
  }
  return lists;
}

/**
 * Reads an HTML page as browsers do, with the elements whose tags it leaves out.
 * @param variables of the page, from its outline
 */
export function readPageDocument(html: string, variables: ReadonlySet<string>): PageDocument {
  const elements = DomUtils.filter(DomUtils.isTag, parse(html, {treeAdapter: adapter})) as Element[];
  elements.forEach((element) => {
    // Elements of drawings have capitals (`foreignObject`). What compares them with selectors writes these without.
    element.name = element.name.toLowerCase();
  });
  const lists = byKey(elements);
  return {variables, elementsOf: (key) => lists.get(key) ?? []};
}
