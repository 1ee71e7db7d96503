import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {importSample} from '../../plugins/code-blocks/importSample';
import {parseMeta} from '../../plugins/code-blocks/meta';
import {remarkContractReference} from '../../plugins/contract-reference/remarkContractReference';
import type {SampleBlock, SamplePage} from './block.mjs';

/** Reads the pages of a site with the plugins that build it, so that generated blocks are there too. */
export interface PageReader {
  /**
   * @param file page, relative to the site
   * @param source its text; read from disk when left out
   */
  read(file: string, source?: string): SamplePage;
}

/** Directives that other plugins expand and that hold no code blocks. */
const otherDirectives = ['diagram', 'sample-report'];

/**
 * Opens a reader.
 * @param siteFolder absolute path of the site
 */
export function openPageReader(siteFolder: string): PageReader {
  const expand = remarkContractReference({
    siteFolder,
    contractsFolder: path.join(siteFolder, 'contracts'),
    otherDirectives,
  });
  const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).freeze();
  const mdx = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMdx)
    .freeze();

  return {
    read(file, source = readFileSync(path.join(siteFolder, file), 'utf8')) {
      const vfile = new VFile({value: source, path: path.join(siteFolder, file)});
      try {
        const tree: Root = (file.endsWith('.mdx') ? mdx : markdown).parse(vfile);
        const directiveAt = directiveNames(tree);
        expand(tree, vfile);
        return {file, blocks: blocksOf(tree, {file, siteFolder, directiveAt})};
      } catch (error) {
        return {file, blocks: [], unreadable: faultOf(error as Error, file)};
      }
    },
  };
}

/** Names of leaf directives by the offset at which they stand; the nodes that they make stand there too. */
function directiveNames(tree: Root): Map<number, string> {
  const names = new Map<number, string>();
  visit(tree, 'leafDirective', (node) => {
    const [value] = Object.values(node.attributes ?? {});
    names.set(node.position?.start.offset ?? -1, [node.name, value].filter(Boolean).join(' '));
  });
  return names;
}

interface PageContext {
  readonly file: string;
  readonly siteFolder: string;
  readonly directiveAt: ReadonlyMap<number, string>;
}

function blocksOf(tree: Root, context: PageContext): SampleBlock[] {
  const blocks: SampleBlock[] = [];
  visit(tree as Nodes, 'code', (node: Code) => {
    const meta = parseMeta(node.meta);
    const directive = context.directiveAt.get(node.position?.start.offset ?? -1);
    blocks.push({
      ...meta,
      ...textOf(node, meta.values, context.siteFolder),
      file: context.file,
      line: node.position?.start.line ?? 1,
      language: node.lang ?? '',
      index: blocks.length,
      ...(directive !== undefined && {directive}),
    });
  });
  return blocks;
}

function textOf(
  node: Code,
  {file, region}: Readonly<Record<string, string>>,
  siteFolder: string,
): Pick<SampleBlock, 'code' | 'unreadable'> {
  if (file === undefined) return {code: node.value};
  if (node.value.trim())
    return {code: node.value, unreadable: `it has "file=${file}" and a body; leave the body empty`};
  try {
    return {code: importSample(siteFolder, file, region)};
  } catch (error) {
    return {code: '', unreadable: (error as Error).message};
  }
}

/** The expanding plugin puts `file:line:column` in front of its messages. */
function faultOf({message}: Error, file: string): {line: number; message: string} {
  const prefix = new RegExp(`^${file.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)}:(\\d+):\\d+ `, 'u');
  return {line: Number(prefix.exec(message)?.[1] ?? 1), message: message.replace(prefix, '')};
}
