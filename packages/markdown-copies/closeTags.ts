import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** A parsed page that knows where its tags are. */
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Parses a page. */
export const parseHtml = (html: string): HtmlDocument => parse(html, {sourceCodeLocationInfo: true});

/** Elements whose missing end tags every parser knows to add. */
const understood = new Set(['li', 'td', 'th', 'option', 'head', 'html', 'body']);

interface EndTag {
  readonly offset: number;
  readonly tagName: string;
}

function missingEndTags(node: Node): EndTag[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const below = children.flatMap(missingEndTags);
  const place = 'tagName' in node ? node.sourceCodeLocation : undefined;
  if (!place || !('tagName' in node) || !place.startTag || place.endTag || understood.has(node.tagName)) return below;
  // Void elements, which have no end tag, end with their start tag.
  return place.endOffset === place.startTag.endOffset && node.childNodes.length === 0
    ? below
    : [...below, {offset: place.endOffset, tagName: node.tagName}];
}

/**
 * Writes the end tags of paragraphs and table rows that Docusaurus' minifier leaves out. HTML allows that, but parsers
 * that many programs use to turn pages into Markdown lose what follows, up to the whole page. The document that a
 * browser makes of it is the same.
 * @param document the page parsed, where it is at hand
 */
export function closeTags(html: string, document: HtmlDocument = parseHtml(html)): string {
  const tags = missingEndTags(document);
  // Those that end at one place are in the order of nesting, the innermost first; sorting keeps it.
  tags.sort((one, other) => one.offset - other.offset);
  let written = '';
  let start = 0;
  for (const {offset, tagName} of tags) {
    written += `${html.slice(start, offset)}</${tagName}>`;
    start = offset;
  }
  return written + html.slice(start);
}
