import {compile, selectAll, selectOne} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';
import {codeLine} from '../engine/types';
import {isStopWord, tokensOf} from '../engine/tokens';

/** A part of a page that has its own address. */
export interface PageSection {
  /** Id of the heading or table row; empty for the text above the first heading. */
  readonly anchor: string;
  /** Text of the heading, or of the first cell of the row. */
  readonly heading: string;
  /** Headings above this one, outermost first, without the page's title. */
  readonly path: readonly string[];
  /** Text below the heading, one paragraph, list item or row per line, then the words of its code. */
  readonly text: string;
}

/** A page as search sees it. */
export interface PageContent {
  /** Text of the `h1`. */
  readonly title: string;
  /** Names of the categories above the page, from its breadcrumbs. */
  readonly breadcrumbs: readonly string[];
  readonly sections: readonly PageSection[];
}

/** Elements whose text isn't content. `ignore` adds to them. */
const ignoredElements =
  'nav, footer, button, script, style, svg, [aria-hidden=true], .hash-link, .theme-doc-toc-mobile';

/** Code blocks and their captions. Messages and other output stay text, because readers search for them verbatim. */
const isCode = compile<AnyNode, Element>('pre:not(:has(.language-text)), figure:has(pre) > figcaption');

/** Elements that start a new line of text. */
const blocks = new Set(
  'address article aside blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tr ul br'.split(
    ' ',
  ),
);

const isElement = (node: AnyNode): node is Element => 'tagName' in node;
/** Whether an element is a cell of a table's body: a row may begin with its heading. */
const isCell = compile<AnyNode, Element>('td, tbody th');
const clean = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** A section that is being collected while the tree is walked. */
interface Draft {
  anchor: string;
  heading: string;
  path: string[];
  text: string;
  /** Text of its code blocks and column headings. */
  code: string;
}

const textOf = (node: AnyNode): string => clean(DomUtils.textContent(node));

const levelOf = ({tagName}: Element): number => (/^h[1-6]$/u.test(tagName) ? Number(tagName[1]) : 0);

/** Returns the id that links to a table row use: its own, or that of an element in its first cell. */
function anchorOfRow(row: Element): {anchor: string; cell: Element} | undefined {
  const cell = row.children.find((child): child is Element => isElement(child) && /^t[dh]$/u.test(child.tagName));
  const target = cell && (row.attribs.id ? row : selectOne<AnyNode, Element>('[id]', cell));
  return cell && target?.attribs.id ? {anchor: target.attribs.id, cell} : undefined;
}

/**
 * Reads a built page: every heading with an id starts a section, and so does every table row with an id in its first
 * cell.
 * @returns nothing for a page without main content, such as a redirect
 */
export function readSections(html: string, ignore: readonly string[] = []): PageContent | undefined {
  const document = parseDocument(html);
  const main = selectOne<AnyNode, Element>('main', document);
  const articles = selectAll<AnyNode, Element>('main article', document);
  // List pages have an article for each entry.
  const root = articles.length === 1 ? articles[0] : main;
  if (!main || !root) return undefined;
  // Must precede the removal of `nav` elements.
  const breadcrumbs = breadcrumbsOf(document);
  selectAll<AnyNode, Element>([ignoredElements, ...ignore].join(', '), main).forEach(DomUtils.removeElement);
  const title = selectOne<AnyNode, Element>('h1', main);
  /** The section that text is added to. */
  let current: Draft = {anchor: '', heading: '', path: [], text: '', code: ''};
  /** The section of the last heading, to which the text after a table belongs. */
  let ofHeading = current;
  const drafts = [current];
  /** The last heading and those above it, outermost first. */
  let above: {readonly heading: string; readonly level: number}[] = [];

  function add(anchor: string, heading: string, text = ''): void {
    current = {anchor, heading, path: above.map((one) => one.heading), text, code: ''};
    drafts.push(current);
  }
  function begin(anchor: string, heading: string, level: number): void {
    above = above.filter((one) => one.level < level);
    add(anchor, heading);
    above.push({heading, level});
    ofHeading = current;
  }
  function readRow(row: Element, anchor: string, cell: Element): void {
    const text = row.children.filter((child) => child !== cell).map(textOf);
    add(anchor, textOf(cell), text.filter(Boolean).join('\n'));
  }
  function walk(node: AnyNode, isPreformatted = false): void {
    if (node.type === 'text') {
      // Line breaks in the source only matter in code blocks.
      current.text += isPreformatted ? node.data : node.data.replace(/\s+/gu, ' ');
      return;
    }
    if (!isElement(node)) return;
    const level = levelOf(node);
    if (level === 1) return;
    if (level > 1 && node.attribs.id) {
      begin(node.attribs.id, textOf(node), level);
      return;
    }
    const row = node.tagName === 'tr' ? anchorOfRow(node) : undefined;
    if (row) {
      readRow(node, row.anchor, row.cell);
      return;
    }
    if (isCode(node)) {
      current.code += ` ${DomUtils.textContent(node)}`;
      return;
    }
    if (node.tagName === 'th' && !isCell(node)) {
      // Searchable, but never shown. Minified HTML omits end tags, so the rows may be inside the last column heading.
      for (const child of node.children) {
        if (isElement(child) && child.tagName === 'tbody') walk(child);
        else current.code += ` ${DomUtils.textContent(child)}`;
      }
      return;
    }
    if (blocks.has(node.tagName)) current.text += '\n';
    if (isCell(node) && node.parent?.children.find(isCell) !== node) current.text += ' · ';
    node.children.forEach((child) => walk(child, isPreformatted || node.tagName === 'pre'));
    if (blocks.has(node.tagName)) current.text += '\n';
    if (node.tagName === 'table' && current !== ofHeading) {
      current = ofHeading;
      current.text += '\n';
    }
  }
  walk(root);
  return {title: title ? textOf(title) : '', breadcrumbs, sections: drafts.map(sectionOf)};
}

function breadcrumbsOf(document: AnyNode): string[] {
  const items = selectAll<AnyNode, Element>('.breadcrumbs__item', document);
  return items.slice(0, -1).map(textOf).filter(Boolean);
}

function sectionOf({anchor, heading, path, text, code}: Draft): PageSection {
  const lines = text.split('\n').map(clean).filter(Boolean);
  const words = newWords(code, `${heading} ${lines.join(' ')}`);
  return {anchor, heading, path, text: [...lines, ...words].join('\n')};
}

/** Returns the words of code that the text doesn't have, each once, so that code can be found by all its words. */
function newWords(code: string, text: string): string[] {
  const known = new Set(tokensOf(text).flatMap(({whole, parts}) => [whole, ...parts]));
  const added: string[] = [];
  for (const word of tokensOf(code)) {
    if (known.has(word.whole) || isStopWord(word.whole)) continue;
    [word.whole, ...word.parts].forEach((term) => known.add(term));
    added.push(word.text);
  }
  return added.length > 0 ? [codeLine + added.join(' ')] : [];
}
