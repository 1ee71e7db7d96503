import type {Heading, Nodes, Paragraph, Root} from 'mdast';
import {toNlcst} from 'mdast-util-to-nlcst';
import {toString} from 'mdast-util-to-string';
import {ParseEnglish} from 'parse-english';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Page} from '@docs-kit/content-rules/check';
import {proseRules} from './proseRules';

const isBlockOfProse = (node: Nodes): boolean => ['paragraph', 'heading', 'tableCell'].includes(node.type);

/** Removes the list of sources from a page: names and titles of other people's works aren't our sentences. */
function ownWords({children}: Root): Root {
  const isHeading = (node: Nodes): node is Heading => node.type === 'heading' && node.depth === 2;
  const start = children.findIndex((node) => isHeading(node) && toString(node) === 'Sources');
  if (start < 0) return {type: 'root', children};
  const next = children.findIndex((node, index) => index > start && isHeading(node));
  return {type: 'root', children: [...children.slice(0, start), ...(next < 0 ? [] : children.slice(next))]};
}

/** What readers see of the front matter, as paragraphs of text. */
function frontMatterProse({frontMatter, lines}: Page): Paragraph[] {
  return ['title', 'description'].flatMap((key) => {
    const entry = frontMatter?.entries.get(key);
    if (!entry) return [];
    const {line, column} = entry.valuePlace;
    const offset = lines.slice(0, line - 1).join('\n').length + column;
    const value = String(entry.value);
    const start = {line, column, offset};
    const end = {line, column: column + value.length, offset: offset + value.length};
    return [{type: 'paragraph', position: {start, end}, children: [{type: 'text', value, position: {start, end}}]}];
  });
}

/** Paragraphs, headings and table cells of a page, with their source text, so that positions are right. */
function blocksOf(page: Page, source: string): Paragraph[] {
  const blocks = frontMatterProse(page);
  visit(ownWords(page.tree), (node) => {
    if (!isBlockOfProse(node)) return;
    const block = structuredClone({...node, type: 'paragraph'}) as Paragraph;
    visit(block, 'text', (text) => {
      const value = source.slice(text.position?.start.offset, text.position?.end.offset);
      // A heading may keep its old anchor, `## Title {#old-anchor}`, which readers don't see.
      text.value = node.type === 'heading' ? value.replace(/\s*\{#[^}]*\}$/u, '') : value;
    });
    blocks.push(block);
  });
  return blocks;
}

/** All problems that the prose rules find on a page, as `file:line:column what and how to fix it`. */
export function proseProblems(page: Page): string[] {
  const {source} = page;
  const file = new VFile({path: page.file, value: source});
  for (const block of blocksOf(page, source)) proseRules.runSync(toNlcst(block, file, ParseEnglish), file);
  return file.messages.map(({line, column, reason}) => `${page.file}:${line}:${column} ${reason}`);
}
