import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** A parsed page that knows where its tags are. */
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Parses a page. */
export const parseHtml = (html: string): HtmlDocument => parse(html, {sourceCodeLocationInfo: true});

/** Elements whose missing end tags every parser knows to add. */
const understood = new Set(['li', 'td', 'th', 'option', 'head', 'html', 'body']);

/**
 * Writes the end tags of paragraphs and table rows that Docusaurus' minifier leaves out. HTML allows that, but parsers
 * that many programs use to turn pages into Markdown lose what follows, up to the whole page. The document that a browser
 * makes of the page is the same.
 * @param document the page, parsed
 */
export function closeTags(html: string, document: HtmlDocument): string {
  const missing: {readonly end: number; readonly tagName: string}[] = [];
  const visit = (node: Node): void => {
    if ('childNodes' in node) node.childNodes.forEach(visit);
    const place = 'tagName' in node ? node.sourceCodeLocation : undefined;
    if (!place || !('tagName' in node) || !place.startTag || place.endTag || understood.has(node.tagName)) return;
    // Void elements, which have no end tag, end with their start tag.
    if (place.endOffset === place.startTag.endOffset && node.childNodes.length === 0) return;
    missing.push({end: place.endOffset, tagName: node.tagName});
  };
  visit(document);
  // Those that end at one place are in the order of nesting, the innermost first; sorting keeps it.
  missing.sort((one, other) => one.end - other.end);
  let start = 0;
  const closed = missing.map(({end, tagName}) => {
    const before = html.slice(start, end);
    start = end;
    return `${before}</${tagName}>`;
  });
  return closed.join('') + html.slice(start);
}
