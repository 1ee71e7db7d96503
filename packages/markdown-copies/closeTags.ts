import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** A parsed page with the positions of its tags. */
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Parses a page. */
export const parseHtml = (html: string): HtmlDocument => parse(html, {sourceCodeLocationInfo: true});

/** Elements whose missing end tags every parser adds. */
const understood = new Set(['li', 'td', 'th', 'option', 'head', 'html', 'body']);

/** Number of characters before a missing tag that are compared. */
const shown = 16;

/** An end tag that the minifier left out. */
export interface MissingTag {
  /** Offset from `<body`: the head may change, and what follows the content. */
  readonly fromBody: number;
  /** Characters before it, to check that the content is still the same. */
  readonly before: string;
  readonly tagName: string;
}

/**
 * Finds the end tags of paragraphs and table rows that Docusaurus' minifier leaves out. HTML allows that, but parsers
 * that many programs use to turn pages into Markdown lose what follows, up to the whole page.
 * @returns the tags in document order
 */
export function missingTags(html: string, document: HtmlDocument): MissingTag[] {
  const tags: MissingTag[] = [];
  const body = html.indexOf('<body');
  const visit = (node: Node): void => {
    if ('childNodes' in node) node.childNodes.forEach(visit);
    const source = 'tagName' in node ? node.sourceCodeLocation : undefined;
    if (!source || !('tagName' in node) || !source.startTag || source.endTag || understood.has(node.tagName)) return;
    // Void elements, which have no end tag, end with their start tag.
    if (source.endOffset === source.startTag.endOffset && node.childNodes.length === 0) return;
    const end = source.endOffset;
    tags.push({fromBody: end - body, before: html.slice(end - shown, end), tagName: node.tagName});
  };
  visit(document);
  // Tags at the same offset are already ordered, innermost first. The sort is stable.
  return tags.sort((one, other) => one.fromBody - other.fromBody);
}

/**
 * Inserts missing end tags. Browsers build the same document from the page as before.
 * @throws when the content has changed since the tags were found
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
