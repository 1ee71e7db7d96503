import type {Element} from 'hast';
import {defaultHandlers, type Handle, toMdast as hastToMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {hasClass, textOf, withId} from './nodes';
import {codeSpace} from './readPage';
import {type ElementRule, standardRules} from './rules';

export interface ToMdastOptions {
  /** Rules for the site's own elements, which are tried before those for Docusaurus. */
  readonly rules?: readonly ElementRule[];
  /** Returns the address to write for a link in the page. */
  resolveLink(href: string): string;
}

/** The Agent-Friendly Documentation Spec has this attribute for elements that only people need. */
const isForPeople = ({properties}: Element): boolean => properties.dataMarkdownIgnore !== undefined;
const isHidden = ({properties}: Element): boolean => properties.ariaHidden === 'true';

/** Returns handlers that try the rules first, and also leave out what is hidden from screen readers. */
function handlersOf(rules: readonly ElementRule[]): Record<string, Handle> {
  const standard: Readonly<Record<string, Handle | null | undefined>> = {...defaultHandlers, ...elementHandlers};
  const tagNames = new Set([...Object.keys(standard), ...rules.map(({tagName}) => tagName), 'div', 'span', 'figure']);
  const handlerOf = (tagName: string): Handle => {
    const own = rules.filter((rule) => rule.tagName === tagName);
    const next = standard[tagName];
    return (state, element, parent) => {
      if (isForPeople(element)) return undefined;
      const rule = own.find(({className}) => className === undefined || hasClass(element, className));
      if (rule) return [...rule.convert(element, state)];
      if (isHidden(element)) return undefined;
      return next ? next(state, element, parent) : state.all(element);
    };
  };
  return Object.fromEntries([...tagNames].map((tagName) => [tagName, handlerOf(tagName)]));
}

const heading: Handle = (state, element) => withId(defaultHandlers.h1(state, element), element);

/** A list item's anchor moves to its first paragraph. */
const listItem: Handle = (state, element) => {
  const node = defaultHandlers.li(state, element);
  const [first, ...others] = node.children;
  return first?.type === 'paragraph' ? {...node, children: [withId(first, element), ...others]} : node;
};

/** A link that contains only a picture gets its label as text. */
const link: Handle = (state, element) => {
  const node = withId(defaultHandlers.a(state, element), element);
  const {ariaLabel, title} = element.properties;
  if (node.children.length > 0 || textOf(element).trim() !== '') return node;
  return {...node, children: [{type: 'text', value: String(ariaLabel ?? title ?? node.url)}]};
};

/** A small picture, whose data Docusaurus writes into the page, becomes its description. */
const image: Handle = (state, element) =>
  String(element.properties.src).startsWith('data:')
    ? {type: 'text', value: String(element.properties.alt ?? '')}
    : defaultHandlers.img(state, element);

const elementHandlers: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  a: link,
  img: image,
  li: listItem,
};

const isInline = (node: Element['children'][number] | undefined): boolean =>
  node?.type === 'element' && ['a', 'span', 'time'].includes(node.tagName);

const hasRel = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.rel) && properties.rel.includes(name);

/** Adds spaces between adjacent links, which style sheets separate without any. */
function withSpaces(element: Element): Element {
  const children = element.children.flatMap((child, index): Element['children'] => {
    const before = element.children[index - 1];
    // Docusaurus writes the number of a tag's pages directly after its name.
    const isCount = hasRel(element, 'tag') && child.type === 'element' && before?.type === 'text';
    const isLink = [child, before].some((node) => node?.type === 'element' && node.tagName === 'a');
    const content = child.type === 'element' ? withSpaces(child) : child;
    return isCount || (isLink && isInline(child) && isInline(before))
      ? [{type: 'text', value: ' '}, content]
      : [content];
  });
  return {...element, children};
}

/** Converts the content of a page to Markdown nodes. */
export function toMdast(content: Element, {rules = [], resolveLink}: ToMdastOptions): Root {
  const tree = hastToMdast(
    {type: 'root', children: [withSpaces({...content, tagName: 'div'})]},
    {handlers: handlersOf([...rules, ...standardRules]), document: true},
  ) as Root;
  finish(tree, resolveLink);
  return tree;
}

/** Writes full addresses, removes tooltips of links, and restores the whitespace in code. */
function finish(node: Root | Root['children'][number], resolveLink: (href: string) => string): void {
  if (node.type === 'link' || node.type === 'image') {
    node.url = resolveLink(node.url);
    node.title = null;
  }
  if (node.type === 'inlineCode') node.value = node.value.replaceAll(codeSpace, ' ');
  if ('children' in node) node.children.forEach((child) => finish(child, resolveLink));
}
