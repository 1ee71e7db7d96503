import type {
  Code,
  Emphasis,
  Heading,
  HeadingData,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  TableCell,
  Text,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString} from 'mdast-util-to-string';
import {gfmTable} from 'micromark-extension-gfm-table';

/** Plain text. */
export const text = (value: string): Text => ({type: 'text', value});

/** Code within a line. */
export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});

/** Strong emphasis. */
export const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});

/** Emphasis. */
export const emphasis = (...children: PhrasingContent[]): Emphasis => ({type: 'emphasis', children});

/** Link to a site path or an anchor on the same page. */
export const link = (url: string, ...children: PhrasingContent[]): Link => ({type: 'link', url, children});

/**
 * Link to an anchor on the page that shows it; only the words when no page does.
 * @param page `''` for the same page, a file path for another one, nothing for none
 */
export function linkIfShown(page: string | undefined, anchor: string, words: PhrasingContent[]): PhrasingContent[] {
  return page === undefined ? words : [link(`${page}#${anchor}`, ...words)];
}

/** Paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Heading; `id` fixes its anchor, in the notation that the generator reads. */
export function heading(depth: 2 | 3 | 4 | 5, children: PhrasingContent[], id?: string): Heading {
  if (id === undefined) return {type: 'heading', depth, children};
  const data: HeadingData & {id: string} = {id, hProperties: {id}};
  return {type: 'heading', depth, children, data};
}

/** Line in bold that names the block below it, for blocks too small for a heading; `id` makes it a target of links. */
export function label(children: PhrasingContent[], id?: string): Paragraph {
  const data = {hProperties: {className: ['block-label'], ...(id !== undefined && {id})}};
  return {...paragraph(strong(...children)), data};
}

/** Fenced code block; `meta` is what stands after the language. */
export const code = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  meta: meta ?? null,
  value,
});

/** Bullet list; each item is a list of blocks. */
export function bullets(items: RootContent[][]): List {
  const children = items.map((content): ListItem => ({
    type: 'listItem',
    spread: false,
    children: content as ListItem['children'],
  }));
  return {type: 'list', ordered: false, spread: false, children};
}

/** Table with a header row; a cell is a list of inline nodes. */
export function table(header: PhrasingContent[][], rows: PhrasingContent[][][]): Table {
  const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
  return {
    type: 'table',
    align: header.map(() => null),
    children: [header, ...rows].map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
  };
}

/** Box of the given kind. The title is Markdown on one line; only its words are kept, the generator loses others in `.md` pages. */
export function admonition(
  kind: 'note' | 'tip' | 'info' | 'warning' | 'danger',
  title: string,
  content: RootContent[],
): ContainerDirective {
  const label: Paragraph = {...paragraph(text(toString(inline(title)))), data: {directiveLabel: true}};
  return {
    type: 'containerDirective',
    name: kind,
    attributes: {},
    children: [label, ...content] as ContainerDirective['children'],
  };
}

/** Blocks of a Markdown text from a contract (a description, a note). */
export function blocks(markdown: string): RootContent[] {
  return fromMarkdown(markdown, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]}).children;
}

/** Inline nodes of a Markdown text, for a table cell; paragraphs and list items follow each other on one line. */
export function inline(markdown: string): PhrasingContent[] {
  const trimmed = markdown.trim();
  if (trimmed === '') return [];
  return hasMarkup(trimmed) ? flattened(blocks(trimmed)) : [text(trimmed)];
}

/** Plain sentences are most of a contract; not parsing them saves most of the time. */
const hasMarkup = (markdown: string): boolean => /[\\`*_[\]<>&\n]|^[#+\-=~\d|]/u.test(markdown);

function flattened(content: readonly RootContent[]): PhrasingContent[] {
  const parts = content.map((node): PhrasingContent[] => {
    if (node.type === 'paragraph' || node.type === 'heading') return node.children;
    if (node.type === 'code') return [inlineCode(node.value.replace(/\s+/gu, ' '))];
    return 'children' in node ? flattened(node.children as RootContent[]) : [];
  });
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(' '), ...part]));
}
