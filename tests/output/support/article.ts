import type {BuiltPage} from './builtSite';
import {attribute, elementsOf, hasClass, type HtmlElement, type HtmlNode} from './html';

const aside = ['nav', 'aside', 'footer', 'header', 'script', 'style'];

/** The author's content on a built page: the article without navigation, title and what surrounds it. */
export function articleOf({elements}: BuiltPage): HtmlElement | undefined {
  return elements.find((element) => hasClass(element, 'markdown')) ?? elements.find(({tagName}) => tagName === 'main');
}

/** All elements of a text, except navigation within it. */
export function textElements(node: HtmlNode): HtmlElement[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) =>
    'tagName' in child && !aside.includes(child.tagName) ? [child, ...textElements(child)] : [],
  );
}

/** Full addresses, without fragments, of the links among these elements. */
export function linkedAddresses(elements: readonly HtmlElement[], base: string): Set<string> {
  const addresses = elements
    .filter(({tagName}) => tagName === 'a')
    .flatMap((element) => attribute(element, 'href') ?? [])
    .filter((url) => URL.canParse(url, base))
    .map((url) => new URL(url, base).href.split('#')[0] ?? '');
  return new Set(addresses);
}

/** Words that readers read, without code blocks and drawings. */
export function wordsOf(node: HtmlNode): string[] {
  if (node.nodeName === '#text' && 'value' in node)
    return node.value.split(/\s+/u).filter((word) => /\p{L}|\p{N}/u.test(word));
  if ('tagName' in node && ['pre', 'svg', ...aside].includes(node.tagName)) return [];
  return 'childNodes' in node ? node.childNodes.flatMap(wordsOf) : [];
}

/** All links of a page, navigation included. */
export const allLinks = (page: BuiltPage): Set<string> => linkedAddresses(elementsOf(page.document), page.address);
