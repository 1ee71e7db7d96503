import type {Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';

/** A parsed page. */
export interface PageDocument {
  readonly elements: readonly Element[];
  /** Elements by the simple selectors that match them: `.class`, `#id`, `[attribute]` and tag name. */
  readonly withKey: ReadonlyMap<string, readonly Element[]>;
}

const keysOf = ({name, attribs}: Element): string[] => [
  name,
  `#${attribs.id}`,
  ...Object.keys(attribs).map((attribute) => `[${attribute}]`),
  ...(attribs.class ?? '').split(/\s+/).map((word) => `.${word}`),
];

/** Parses an HTML page, in which all elements have their end tags. */
export function readPageDocument(html: string): PageDocument {
  const elements = DomUtils.filter(DomUtils.isTag, parseDocument(html)) as Element[];
  const withKey = new Map<string, Element[]>();
  for (const element of elements) {
    for (const key of keysOf(element)) {
      const others = withKey.get(key);
      if (others) others.push(element);
      else withKey.set(key, [element]);
    }
  }
  return {elements, withKey};
}
