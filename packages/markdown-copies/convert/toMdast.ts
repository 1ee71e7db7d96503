import type {Element} from 'hast';
import {defaultHandlers, type Handle, toMdast as hastToMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {hasClass, textOf, withId} from './nodes';
import {codeSpace} from './readPage';
import {type ElementRule, standardRules} from './rules';

/** Options of {@link toMdast}. */
export interface ToMdastOptions {
  /** Rules of the site's own elements; they come before those of Docusaurus. */
  readonly rules?: readonly ElementRule[];
  /** Returns the address to write for one in the page. */
  resolveLink(href: string): string;
}

/** The attribute is that of the Agent-Friendly Documentation Spec for what only people need. */
const isForPeople = ({properties}: Element): boolean => properties.dataMarkdownIgnore !== undefined;
const isHidden = ({properties}: Element): boolean => properties.ariaHidden === 'true';

/** Handlers that try the rules first, and leave out what is hidden from screen readers too. */
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

/** An item of a list has its name in its first paragraph. */
const listItem: Handle = (state, element) => {
  const node = defaultHandlers.li(state, element);
  const [first, ...others] = node.children;
  return first?.type === 'paragraph' ? {...node, children: [withId(first, element), ...others]} : node;
};

/** A link that is only a picture is named by its label. */
const link: Handle = (state, element) => {
  const node = withId(defaultHandlers.a(state, element), element);
  const {ariaLabel, title} = element.properties;
  if (node.children.length > 0 || textOf(element).trim() !== '') return node;
  return {...node, children: [{type: 'text', value: String(ariaLabel ?? title ?? node.url)}]};
};

const elementHandlers: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  a: link,
  li: listItem,
};

const isInline = (node: Element['children'][number] | undefined): boolean =>
  node?.type === 'element' && ['a', 'span', 'time'].includes(node.tagName);

const hasRel = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.rel) && properties.rel.includes(name);

/** Style sheets set links apart that have no space between them; text has to do it with a space. */
function withSpaces(element: Element): Element {
  const children = element.children.flatMap((child, index): Element['children'] => {
    const before = element.children[index - 1];
    // Docusaurus writes how often a tag is used right behind its name.
    const isCount = hasRel(element, 'tag') && child.type === 'element' && before?.type === 'text';
    const isLink = [child, before].some((node) => node?.type === 'element' && node.tagName === 'a');
    const content = child.type === 'element' ? withSpaces(child) : child;
    return isCount || (isLink && isInline(child) && isInline(before))
      ? [{type: 'text', value: ' '}, content]
      : [content];
  });
  return {...element, children};
}

/** Makes Markdown nodes of the content of a page. */
export function toMdast(content: Element, {rules = [], resolveLink}: ToMdastOptions): Root {
  const tree = hastToMdast(
    {type: 'root', children: [withSpaces({...content, tagName: 'div'})]},
    {handlers: handlersOf([...rules, ...standardRules]), document: true},
  ) as Root;
  finish(tree, resolveLink);
  return tree;
}

/** Writes full addresses, without the tooltips of links, and the white space of code. */
function finish(node: Root | Root['children'][number], resolveLink: (href: string) => string): void {
  if (node.type === 'link' || node.type === 'image') {
    node.url = resolveLink(node.url);
    node.title = null;
  }
  if (node.type === 'inlineCode') node.value = node.value.replaceAll(codeSpace, ' ');
  if ('children' in node) node.children.forEach((child) => finish(child, resolveLink));
}
