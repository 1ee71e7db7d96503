import {readFileSync} from 'node:fs';
import type {Blockquote, Code, Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A wrong sample of a fixture page. */
export interface ExpectedError {
  /** Page, relative to the site. */
  readonly file: string;
  /** What is wrong, from the heading. */
  readonly error: string;
  /** Line of the fence. */
  readonly line: number;
  /** A part of the message that has to appear. */
  readonly phrase: string;
}

/** The source text of a quotation, so that backticks in messages count. */
function quoted(node: Blockquote, source: string): string {
  const {start, end} = node.position ?? {};
  return source.slice(start?.offset, end?.offset).replace(/^>\s*/u, '').trim();
}

/**
 * Reads a fixture page: below each heading, there's a quotation with the expected phrase, and the sample. If there are
 * several blocks, the last is the wrong one.
 */
export function expectedErrors(file: string): ExpectedError[] {
  const source = readFileSync(file, 'utf8');
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(source);
  const sections: {heading: Heading; quote?: Blockquote; code?: Code}[] = [];
  for (const node of tree.children) {
    const section = sections.at(-1);
    if (node.type === 'heading' && node.depth === 2) sections.push({heading: node});
    else if (node.type === 'blockquote' && section) section.quote = node;
    else if (node.type === 'code' && section) section.code = node;
  }
  return sections.map(({heading, quote, code}) => {
    if (!quote || !code) throw new Error(`${file}: "${toString(heading)}" needs a quotation and a sample.`);
    return {file, error: toString(heading), line: code.position?.start.line ?? 0, phrase: quoted(quote, source)};
  });
}
