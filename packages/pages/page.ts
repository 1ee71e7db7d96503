import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Problem} from '@docs-kit/report';
import {readFence, type Fence} from './fence';
import {unclosedFence} from './unclosedFence';

/** A parsed Markdown or MDX file. */
export interface Page {
  /** Empty when the file can't be parsed. */
  readonly tree: Root;
  /** YAML text of the front matter, with the line that it starts on; undefined when the file has none. */
  readonly frontMatter: {readonly yaml: string; readonly line: number} | undefined;
  /** Why the file couldn't be parsed, which happens only to MDX; or the code block that isn't closed. */
  readonly problem: Problem | undefined;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/**
 * Parses a page: `.mdx` as MDX, anything else as CommonMark. Never throws because of what an author wrote.
 * @param file path relative to the site
 */
export function parsePage(file: string, source: string): Page {
  let tree: Root = {type: 'root', children: []};
  let problem: Problem | undefined;
  try {
    tree = (file.endsWith('.mdx') ? mdx : markdown).parse(source);
  } catch (error) {
    problem = syntaxProblem(file, error);
  }
  problem ??= unclosedFence(file, source, tree);
  const [first] = tree.children;
  const frontMatter =
    first?.type === 'yaml' ? {yaml: first.value, line: (first.position?.start.line ?? 1) + 1} : undefined;
  return {tree, frontMatter, problem};
}

/** Returns all nodes of some types in a syntax tree, in order. */
export function nodesOf<Type extends Nodes['type']>(tree: Nodes, ...types: Type[]): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, types, (node) => void found.push(node as (typeof found)[number]));
  return found;
}

/** Returns all code blocks of a syntax tree, in order. */
export const fencesOf = (tree: Root): Fence[] => nodesOf(tree, 'code').map(readFence);

/**
 * Makes the node of a React component, which the site registers by its name.
 * @param attributes its props, which are texts; those that are undefined or empty are left out
 */
export const componentNode = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).flatMap(([prop, value]) =>
    value ? [{type: 'mdxJsxAttribute', name: prop, value}] : [],
  ),
  children: [],
});

/** The parser reports an unclosed tag without a position, but its message contains one: `(8:1-8:4)`. */
const positionInMessage = /\((\d+):(\d+)-/u;

function syntaxProblem(file: string, error: unknown): Problem {
  const {reason, ...known} = error as {readonly line?: number; readonly column?: number; readonly reason?: string};
  if (!reason) throw error;
  const [, line = 1, column = 1] = known.line
    ? [0, known.line, known.column]
    : (positionInMessage.exec(reason) ?? []).map(Number);
  return {
    file,
    line,
    column,
    message: `MDX syntax error: ${reason}`,
    fix: 'close every tag and brace; write \\{ and \\< for the characters themselves; or name the file .md when it uses no component',
  };
}
