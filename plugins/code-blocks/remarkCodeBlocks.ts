import path from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight} from './highlight';
import {importSample} from './importSample';
import {grammars, languageLabels} from './languages';
import {parseMeta} from './meta';

/** Options of {@link remarkCodeBlocks}. */
export interface RemarkCodeBlocksOptions {
  /** Absolute path of the site; `file=` is relative to it. */
  readonly siteFolder: string;
}

function fail(file: VFile, node: Code, siteFolder: string, problem: string): never {
  const {line = 1, column = 1} = node.position?.start ?? {};
  throw new Error(`${path.relative(siteFolder, file.path)}:${line}:${column} Code block: ${problem}.`);
}

function sampleText(node: Code, file: VFile, siteFolder: string): string {
  const {values} = parseMeta(node.meta);
  if (!values.file) {
    return node.value;
  }
  if (node.value.trim()) {
    fail(file, node, siteFolder, `it has "file=${values.file}" and a body; leave the body empty`);
  }
  try {
    return importSample(siteFolder, values.file, values.region);
  } catch (error) {
    return fail(file, node, siteFolder, (error as Error).message);
  }
}

function attribute(name: string, value: string): MdxJsxFlowElement['attributes'][number] {
  return {type: 'mdxJsxAttribute', name, value};
}

async function toElement(node: Code, file: VFile, siteFolder: string): Promise<MdxJsxFlowElement> {
  const language = node.lang ?? '';
  const grammar = grammars[language];
  if (!grammar) {
    const known = Object.keys(grammars).join(', ');
    fail(file, node, siteFolder, `unknown language "${language}". Use one of ${known}`);
  }
  const {lines, values} = parseMeta(node.meta);
  const html = await highlight(sampleText(node, file, siteFolder), language, lines);
  const title = values.title ?? values.file?.split('/').at(-1);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('html', html),
      attribute('label', language === 'output' ? 'Output' : (languageLabels[grammar] ?? grammar)),
      ...(title ? [attribute('title', title)] : []),
      ...(language === 'output' ? [attribute('kind', 'output')] : []),
    ],
    children: [],
  };
}

/**
 * Remark plugin: fills blocks that name a sample file and colours every block at build time, so that the browser
 * gets finished HTML. A block becomes the component `CodeBlock`.
 * @throws on an unknown language, a missing sample file or region, with file, line and fix
 */
export function remarkCodeBlocks({siteFolder}: RemarkCodeBlocksOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent) {
        places.push({node, parent});
      }
    });
    for (const {node, parent} of places) {
      const element = await toElement(node, file, siteFolder);
      parent.children[parent.children.indexOf(node)] = element;
    }
  };
}
