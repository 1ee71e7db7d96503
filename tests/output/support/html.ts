import {type DefaultTreeAdapterTypes, parse} from 'parse5';

/** A node of a parsed page. */
export type HtmlNode = DefaultTreeAdapterTypes.Node;
/** An element of a parsed page. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** All elements below a node, in document order; content of templates is left out. */
export function elementsOf(node: HtmlNode): HtmlElement[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []));
}

/** Value of an attribute. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Whether an element has a class. */
export const hasClass = (element: HtmlElement, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(' ').includes(name);

/** All text below a node. */
export function textOf(node: HtmlNode): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** A parsed page. */
export interface ParsedHtml {
  readonly document: DefaultTreeAdapterTypes.Document;
  /** Errors of its syntax, `12:5 missing-whitespace-between-attributes`. */
  readonly syntax: readonly string[];
}

/** Parses a page. */
export function parseHtml(html: string): ParsedHtml {
  const syntax: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine, startCol}) => syntax.push(`${startLine}:${startCol} ${code}`),
  });
  return {document, syntax};
}
