import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';

/** A parsed page, with its elements indexed by what selectors ask for. */
export interface PageDocument {
  /** Custom properties that the page itself sets or reads, in style attributes, SVG and style elements. */
  readonly variables: ReadonlySet<string>;
  /** Returns the elements with a `.class`, an `#id`, an `[attribute]` or a tag name; all of them for `*`. */
  elementsOf(key: string): readonly Element[];
}

const variableUse = /(?:var\(\s*|(?:^|[\s;{]))(--[\w-]+)(?=\s*[:,)])/g;

/** Returns the custom properties that an element sets or reads. */
function variablesOf(element: Element): string[] {
  const texts = [
    ...Object.values(element.attribs),
    ...(element.name === 'style' ? [DomUtils.textContent(element)] : []),
  ];
  return texts.flatMap((text) => [...text.matchAll(variableUse)].map(([, name]) => name ?? ''));
}

const keysOf = ({name, attribs}: Element): string[] => [
  '*',
  name,
  ...Object.keys(attribs).map((attribute) => `[${attribute}]`),
  ...(attribs.id === undefined ? [] : [`#${attribs.id}`]),
  ...new Set((attribs.class ?? '').split(/\s+/).map((word) => `.${word}`)),
];

/** Parses an HTML page as browsers do, including elements whose tags the minifier left out. */
export function readPageDocument(html: string): PageDocument {
  const elements = DomUtils.filter(DomUtils.isTag, parse(html, {treeAdapter: adapter})) as Element[];
  const index = new Map<string, Element[]>();
  for (const element of elements) {
    // SVG elements have capitals (`foreignObject`); css-select compares with lower-case names.
    element.name = element.name.toLowerCase();
    for (const key of keysOf(element)) {
      const list = index.get(key) ?? [];
      list.push(element);
      index.set(key, list);
    }
  }
  return {variables: new Set(elements.flatMap(variablesOf)), elementsOf: (key) => index.get(key) ?? []};
}
