import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {anchorOfHeading} from '@docs-kit/report';
import {attribute, hasClass, type HtmlElement, type HtmlNode, textOf} from './html';

/** What a page and its copy must have in common, in page order. */
export interface Content {
  /** Level and text: `2 Ask once`. */
  readonly headings: readonly string[];
  readonly code: readonly string[];
  /** Rows of cells. */
  readonly tables: readonly (readonly string[])[][];
  /** Addresses as written, except those of links that lead to themselves. */
  readonly links: readonly string[];
}

const words = (text: string): string => text.replace(/[\s\u200b]+/gu, ' ').trim();

/** An explicit anchor at the end of a text. */
const nameAtEnd = / \{#(?<name>\S+)\}$/u;

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();

/** Parses a copy. */
export const parseCopy = (text: string): Root => processor.parse(text);

/** Reads a copy without its front matter, the line above the content, and the text of diagrams. */
export function contentOfCopy(children: Root['children']): Content {
  const headings: string[] = [];
  const code: string[] = [];
  const tables: string[][][] = [];
  const links: string[] = [];
  visit({type: 'root', children} as Root, (node: Nodes) => {
    if (node.type === 'heading') headings.push(`${node.depth} ${words(toString(node)).replace(nameAtEnd, '')}`);
    if (node.type === 'code' && node.lang !== 'mermaid') code.push(node.value);
    if (node.type === 'table')
      tables.push(node.children.map((row) => row.children.map((cell) => words(toString(cell).replace(nameAtEnd, '')))));
    if (node.type === 'link') links.push(node.url);
  });
  return {headings, code, tables, links};
}

/** Anchors in a copy: those derived from headings, and explicit ones. */
export function namesInCopy(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      const text = toString(node);
      const {name} = nameAtEnd.exec(text)?.groups ?? {};
      if (name !== undefined) names.add(name);
      else if (node.type === 'heading') names.add(anchorOfHeading(text));
    }
  });
  return names;
}

const chrome = new Set(['nav', 'button', 'svg', 'script', 'style']);
const chromeClasses = [
  'hash-link',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'diagram',
  'contents-fold',
  'theme-blog-footer-edit-meta-row',
];

function isChrome(element: HtmlElement): boolean {
  return (
    chrome.has(element.tagName) ||
    attribute(element, 'data-markdown-ignore') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    chromeClasses.some((name) => hasClass(element, name))
  );
}

const childrenOf = (node: HtmlNode): readonly HtmlNode[] => ('childNodes' in node ? node.childNodes : []);

/** Text of a node, without what readers of a copy don't need. */
function textIn(node: HtmlNode): string {
  if ('tagName' in node && isChrome(node)) return '';
  return node.nodeName === '#text' ? textOf(node) : childrenOf(node).map(textIn).join('');
}

function rowsOf(table: HtmlNode): string[][] {
  if ('tagName' in table && table.tagName === 'tr')
    return [
      childrenOf(table)
        .filter((cell) => 'tagName' in cell)
        .map((cell) => words(textIn(cell))),
    ];
  return childrenOf(table).flatMap(rowsOf);
}

/** Whether an element is the header of the only post on a page, whose copy leaves out its authors. */
const isPostHeader = (node: HtmlNode): boolean =>
  node.nodeName === 'header' && childrenOf(node).some(({nodeName}) => nodeName === 'h1');

/** Reads the content of a page from its `main` element. */
export function contentOfPage(main: HtmlNode): Content {
  const headings: string[] = [];
  const code: string[] = [];
  const tables: string[][][] = [];
  const links: string[] = [];
  const isPost = childrenOf(main).some((article) => childrenOf(article).some(isPostHeader));
  const read = (node: HtmlNode): void => {
    if ('tagName' in node) {
      if (isChrome(node) || (isPost && hasClass(node, 'avatar'))) return;
      const level = /^h([1-6])$/u.exec(node.tagName)?.[1];
      if (level) headings.push(`${level} ${words(textIn(node))}`);
      if (node.tagName === 'pre') code.push(textOf(node).replace(/\n$/u, ''));
      if (node.tagName === 'table') tables.push(rowsOf(node));
      const href = node.tagName === 'a' ? attribute(node, 'href') : undefined;
      if (href !== undefined && href !== `#${attribute(node, 'id')}`) links.push(href);
    }
    childrenOf(node).forEach(read);
  };
  read(main);
  return {headings, code, tables, links};
}
