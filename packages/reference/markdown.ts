import type {
  Code,
  Heading,
  HeadingData,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  Text,
} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';

// Builders of Markdown nodes, named after their types in mdast: https://github.com/syntax-tree/mdast

/** Inline content: Markdown, or nodes. */
export type Inline = string | PhrasingContent[];

const inlineNodes = (content: Inline): PhrasingContent[] =>
  typeof content === 'string' ? parseInline(content) : content;

/** Plain text. */
export const text = (value: string): Text => ({type: 'text', value});
/** Code within a line. */
export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});
/** Paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Link to a path of the site or an anchor on the same page. */
export const link = (url: string, ...children: PhrasingContent[]): Link => ({type: 'link', url, children});

/**
 * Link to an anchor on a page, as Markdown; only the words if there is no page.
 * @param page `''` for the same page, the URL of another one, undefined for none
 */
export const linkIfShown = (page: string | undefined, anchor: string, words: string): string =>
  page === undefined ? words : `[${words}](${page}#${anchor})`;

/**
 * Linkable name in a table: it's its own anchor.
 * @param id anchor, unique on the page
 * @param address where the name leads
 */
export function rowAnchor(id: string, name: Inline, address = `#${id}`): PhrasingContent[] {
  return [{...link(address, ...inlineNodes(name)), data: {hProperties: {id}}}];
}

/** Formats a value as code within a line, as Markdown. Names need only backticks. */
export const codeOf = (value: string): string => (value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``);

/** Joins alternatives: "a", "a or b", "a, b or c". */
export const alternatives = (parts: Iterable<string>): string =>
  new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(parts);

/** Names as code, separated by commas, as Markdown. */
export const codeList = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Heading; `id` sets its anchor, in the form that Docusaurus reads. */
export function heading(depth: 2 | 3 | 4, content: Inline, id?: string): Heading {
  const children = inlineNodes(content);
  if (id === undefined) return {type: 'heading', depth, children};
  const data: HeadingData & {id: string} = {id, hProperties: {id}};
  return {type: 'heading', depth, children, data};
}

/** Bold line above a block that is too small for a heading; `id` makes it linkable. */
export function label(content: Inline, id?: string): Paragraph {
  const data = {hProperties: {className: ['block-label'], ...(id !== undefined && {id})}};
  return {...paragraph({type: 'strong', children: inlineNodes(content)}), data};
}

/** Fenced code block; `meta` is what follows the language. */
export const code = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  meta: meta ?? null,
  value,
});

/** Bullet list; each item is Markdown on one line, or a list of blocks. */
export const bullets = (items: readonly (string | RootContent[])[]): List =>
  list(
    items.map((item) => (typeof item === 'string' ? [paragraph(...parseInline(item))] : item)),
    false,
  );

/** Numbered list; each item is a list of blocks. */
export const steps = (items: readonly RootContent[][]): List => list(items, true);

function list(items: readonly RootContent[][], ordered: boolean): List {
  // Unless the list is spread, the paragraphs of an item are joined into one, and code has no space above it.
  const isSpaced = ({type}: RootContent) => type === 'paragraph' || type === 'code';
  const spread = items.some((content) => content.filter(isSpaced).length > 1);
  const children = items.map((content): ListItem => ({
    type: 'listItem',
    spread,
    children: content as ListItem['children'],
  }));
  return {type: 'list', ordered, spread, children};
}

/** Table with a header row. */
export function table(header: readonly Inline[], rows: readonly (readonly Inline[])[]): Table {
  const cell = (content: Inline): TableCell => ({type: 'tableCell', children: inlineNodes(content)});
  return {
    type: 'table',
    align: header.map(() => null),
    children: [header, ...rows].map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
  };
}

/** Parses Markdown from a contract (a description, a note) into blocks. */
export function parseBlocks(markdown: string): RootContent[] {
  return fromMarkdown(markdown, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]}).children;
}

/** Parses Markdown into inline nodes for a table cell. Paragraphs and list items are joined into one line. */
export const parseInline = (markdown: string): PhrasingContent[] => flattened(parseBlocks(markdown.trim()));

function flattened(content: readonly RootContent[]): PhrasingContent[] {
  const parts = content.map((node): PhrasingContent[] => {
    if (node.type === 'paragraph' || node.type === 'heading') return node.children;
    if (node.type === 'code') return [inlineCode(node.value.replace(/\s+/gu, ' '))];
    return 'children' in node ? flattened(node.children as RootContent[]) : [];
  });
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(' '), ...part]));
}
