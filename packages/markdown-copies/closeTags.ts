import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** A parsed page that knows where its tags are. */
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Parses a page. */
export const parseHtml = (html: string): HtmlDocument => parse(html, {sourceCodeLocationInfo: true});

/** Elements whose missing end tags every parser knows to add. */
const understood = new Set(['li', 'td', 'th', 'option', 'head', 'html', 'body']);

/** How many characters before a missing tag are compared. */
const shown = 16;

/** An end tag that the minifier left out. */
export interface MissingTag {
  /** Characters from the tag `<body` to its place: the head may change, and what is behind the content. */
  readonly fromBody: number;
  /** Characters before that place, which show that it's still the same. */
  readonly before: string;
  readonly tagName: string;
}

/**
 * Finds the end tags of paragraphs and table rows that Docusaurus' minifier leaves out. HTML allows that, but parsers
 * that many programs use to turn pages into Markdown lose what follows, up to the whole page.
 * @returns those that come first in the document first
 */
export function missingTags(html: string, document: HtmlDocument): MissingTag[] {
  const tags: MissingTag[] = [];
  const body = html.indexOf('<body');
  const visit = (node: Node): void => {
    if ('childNodes' in node) node.childNodes.forEach(visit);
    const place = 'tagName' in node ? node.sourceCodeLocation : undefined;
    if (!place || !('tagName' in node) || !place.startTag || place.endTag || understood.has(node.tagName)) return;
    // Void elements, which have no end tag, end with their start tag.
    if (place.endOffset === place.startTag.endOffset && node.childNodes.length === 0) return;
    const end = place.endOffset;
    tags.push({fromBody: end - body, before: html.slice(end - shown, end), tagName: node.tagName});
  };
  visit(document);
  // Those that end at one place are in the order of nesting, the innermost first; sorting keeps it.
  return tags.sort((one, other) => one.fromBody - other.fromBody);
}

/**
 * Writes end tags that are missing. The document that a browser makes of the page is the same.
 * @throws when the content has changed since they were found
 */
export function closeTags(html: string, tags: readonly MissingTag[]): string {
  const body = html.indexOf('<body');
  let written = '';
  let start = 0;
  for (const {fromBody, before, tagName} of tags) {
    const end = body + fromBody;
    if (html.slice(end - shown, end) !== before)
      throw new Error('another plugin changed the content of the page while its copy was made');
    written += `${html.slice(start, end)}</${tagName}>`;
    start = end;
  }
  return written + html.slice(start);
}
