import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';
import type {HtmlDocument} from '../closeTags';
import {find, hasClass, textOf} from './nodes';

/** A built page, as far as its copy needs it. */
export interface PageToCopy {
  /** Title without the name of the site. */
  readonly title: string;
  readonly description?: string;
  /** Full address of the page. */
  readonly canonical: string;
  /** Day of the last edit, `2026-11-22`, where the page says it. */
  readonly date?: string;
  /** False when the page asks search engines to leave it out. */
  readonly isListed: boolean;
  /** The element `main`. */
  readonly main: Element;
}

type Node = DefaultTreeAdapterTypes.Node;
type ParsedElement = DefaultTreeAdapterTypes.Element;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

function* elements(node: Node): Generator<ParsedElement> {
  for (const child of childrenOf(node)) {
    if ('tagName' in child) yield child;
    yield* elements(child);
  }
}

const attribute = (element: ParsedElement, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/**
 * Reads a page that Docusaurus built. The document is changed.
 * @param siteTitle name of the site, which titles of pages end with
 * @returns undefined when the document has no `main` or no canonical address: redirects, and the not-found page
 */
export function readBuiltPage(document: HtmlDocument, siteTitle: string): PageToCopy | undefined {
  const meta = new Map<string, string>();
  let canonical: string | undefined;
  let main: ParsedElement | undefined;
  for (const element of elements(document)) {
    if (element.tagName === 'meta') {
      const name = attribute(element, 'name') ?? attribute(element, 'property');
      if (name) meta.set(name, attribute(element, 'content') ?? '');
    } else if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical') {
      canonical = attribute(element, 'href');
    } else if (element.tagName === 'main') {
      main = element;
      break;
    }
  }
  if (!main || !canonical) return undefined;
  simplify(main);
  const tree = fromParse5(main) as Element | Root;
  const content = tree.type === 'element' ? tree : (tree.children[0] as Element);
  return {
    title: titleOf(content, meta.get('og:title'), siteTitle),
    ...(meta.has('description') && {description: meta.get('description')}),
    canonical,
    ...dateOf(content),
    isListed: !(meta.get('robots') ?? '').includes('noindex'),
    main: content,
  };
}

/** Stands for white space at the ends of code in a line, which the converter would take for white space of the line. */
export const codeSpace = '\uE000';

/**
 * Leaves out what the copy doesn't need and what would change it: comments, which React writes between texts, and the
 * elements of highlighted code, most of all elements of a page.
 */
function simplify(main: ParsedElement): void {
  for (const element of elements(main)) {
    element.childNodes = element.childNodes.filter(({nodeName}) => nodeName !== '#comment');
    if (element.tagName !== 'code') continue;
    const parent = element.parentNode;
    const isBlock = parent && 'tagName' in parent && parent.tagName === 'pre';
    const text = textIn(element);
    const value = isBlock ? text : text.replace(/^\s|\s$/g, codeSpace);
    element.childNodes = [{nodeName: '#text', parentNode: element, value}];
  }
}

const textIn = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textIn).join(''));

/** The title that the page's metadata has, before the site's name. */
function titleOf(main: Element, title: string | undefined, siteTitle: string): string {
  if (title === undefined) return textOf(find(main, ({tagName}) => tagName === 'h1') ?? main).trim();
  return title.endsWith(` | ${siteTitle}`) ? title.slice(0, -` | ${siteTitle}`.length) : title;
}

function dateOf(main: Element): {date?: string} {
  const updated = find(main, (element) => hasClass(element, 'theme-last-updated'));
  const time = updated && find(updated, ({tagName}) => tagName === 'time');
  const {dateTime} = time?.properties ?? {};
  return typeof dateTime === 'string' ? {date: dateTime.slice(0, 10)} : {};
}
