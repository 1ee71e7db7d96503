import {compile} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';
import selectorParser, {type Node, type Selector} from 'postcss-selector-parser';

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

export interface CheckedSelector {
  readonly text: string;
  /** Returns whether the selector can match an element of the page, in any state that the page can reach. */
  canMatch(page: PageDocument): boolean;
}

/** Pseudo-classes that depend only on the document. Others depend on state: `:hover`, `:target`, `:checked`. */
const staticPseudoClasses = /^:(?:root|empty|(?:first|last|only|nth)-.*|any-link|link|not|is|where|has)$/;

const pseudoElement = /^(?:::|:(?:before|after|first-letter|first-line)$)/;

const isPseudoElement = (node: Node): boolean => node.type === 'pseudo' && pseudoElement.test(node.value);

/** Returns whether a condition can change while the page is open. */
function isStateDependent(node: Node, stateAttributes: ReadonlySet<string>): boolean {
  if (node.type === 'attribute') return stateAttributes.has(node.attribute);
  if (node.type !== 'pseudo' || isPseudoElement(node)) return false;
  const isInside = (inner: Node) => isStateDependent(inner, stateAttributes);
  return !staticPseudoClasses.test(node.value) || node.nodes.some((selector) => selector.nodes.some(isInside));
}

/** Returns a selector without some of its conditions. The result matches at least what the selector matches. */
function withoutConditions(selector: Selector, isDropped: (node: Node) => boolean): string {
  const kept = selector.nodes.filter((node) => !isDropped(node));
  return kept
    .map((node, index) => {
      const isAfterNothing = index === 0 || kept[index - 1]?.type === 'combinator';
      return node.type === 'combinator' && isAfterNothing ? `*${String(node)}` : String(node);
    })
    .concat(kept.length === 0 || kept.at(-1)?.type === 'combinator' ? '*' : '')
    .join('')
    .trim();
}

/** Returns the key in {@link PageDocument.withKey} of the elements that a part of a selector can match. */
function keyOf(node: Node): string | undefined {
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'tag') return node.value.toLowerCase();
  return node.type === 'attribute' ? `[${node.attribute}]` : undefined;
}

/** Compiles a selector into a test of an element. A selector that css-select does not know matches everything. */
function compileTest(selector: string): (element: Element) => boolean {
  try {
    return compile<AnyNode, Element>(selector);
  } catch {
    return () => true;
  }
}

function checkedSelector(selector: Selector, stateAttributes: ReadonlySet<string>): CheckedSelector {
  const isDropped = (node: Node) => isStateDependent(node, stateAttributes) || isPseudoElement(node);
  const test = compileTest(withoutConditions(selector, isDropped));
  const keysOf = (nodes: readonly Node[]) => nodes.filter((node) => !isDropped(node)).flatMap((n) => keyOf(n) ?? []);
  // Most selectors need a key that the page doesn't have. For the others, only elements with the rarest key are tested.
  const required = keysOf(selector.nodes);
  const ofMatch = keysOf(selector.nodes.slice(selector.nodes.findLastIndex(({type}) => type === 'combinator') + 1));
  return {
    text: String(selector).trim(),
    canMatch({elements, withKey}) {
      if (!required.every((key) => withKey.has(key))) return false;
      const candidates = ofMatch.map((key) => withKey.get(key) ?? []);
      return candidates.reduce((fewest, some) => (some.length < fewest.length ? some : fewest), elements).some(test);
    },
  };
}

/**
 * Reads a selector list.
 * @param list text before the brace of a rule: `.menu a, .menu b`
 * @param stateAttributes attributes that scripts or readers change while the page is open: conditions on them may
 *   become true, whatever their values are at first
 */
export function readSelectors(list: string, stateAttributes: ReadonlySet<string>): CheckedSelector[] {
  return selectorParser()
    .astSync(list)
    .nodes.map((selector) => checkedSelector(selector, stateAttributes));
}
