import type {Root} from 'mdast';
import path from 'node:path/posix';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readFrontMatter, type FrontMatter} from './frontMatter';
import type {ContentFolder} from './options';
import type {Page} from './page';
import type {Problem} from './problem';

/** What the Markdown parser throws. */
interface SyntaxMessage {
  readonly line?: number;
  readonly column?: number;
  readonly reason?: string;
}

/** A tag that never ends is told without a line, but names its own: `(8:1-8:4)`. */
const placeInWords = /\((\d+):(\d+)-/u;

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Reads one Markdown file; what is wrong with it becomes part of the page. */
export function parsePage(file: string, source: string, folder: ContentFolder): Page {
  const readProblems: Problem[] = [];
  let tree: Root = {type: 'root', children: []};
  try {
    tree = (file.endsWith('.mdx') ? mdx : markdown).parse(source);
  } catch (error) {
    readProblems.push(syntaxProblem(file, error));
  }
  const frontMatter = frontMatterOf(tree);
  readProblems.push(...(frontMatter?.faults ?? []).map((fault) => ({file, ...fault})));
  const parts = path.relative(folder.path, file).split('/');
  return {
    file,
    folder,
    isPartial: parts.some((part) => part.startsWith('_')),
    lines: source.split('\n'),
    tree,
    frontMatter,
    readProblems,
  };
}

/** {@link parsePage} that reads a file again only when its text is another one. It keeps all pages in memory. */
export function openPageReader(): typeof parsePage {
  const known = new Map<string, {readonly source: string; readonly page: Page}>();
  return (file, source, folder) => {
    const last = known.get(file);
    if (last?.source === source) return last.page;
    const page = parsePage(file, source, folder);
    known.set(file, {source, page});
    return page;
  };
}

function frontMatterOf({children: [first]}: Root): FrontMatter | undefined {
  return first?.type === 'yaml' ? readFrontMatter(first.value, (first.position?.start.line ?? 1) + 1) : undefined;
}

function syntaxProblem(file: string, error: unknown): Problem {
  const {reason, ...known} = error as SyntaxMessage;
  if (!reason) throw error;
  const [, line = 1, column = 1] = known.line
    ? [0, known.line, known.column]
    : (placeInWords.exec(reason) ?? []).map(Number);
  return {
    file,
    line,
    column,
    message: `this is no MDX: ${reason}`,
    fix: 'close every tag and brace; write \\{ and \\< for the signs themselves; or name the file .md when it needs no component',
  };
}
