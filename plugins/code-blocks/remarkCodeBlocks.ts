import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fileIn, pageFault} from '../pageFault';
import {highlight} from './highlight';
import {importSample} from './importSample';
import {grammars, languageLabels} from './languages';
import {parseMeta} from './meta';
import type {ScriptBlock} from './types/programs';
import {rememberedTypes} from './types/rememberedTypes';
import {contextOf, showsTypes} from './types/scriptContext';
import type {TypedWord} from './types/typesIn';

/** Options of {@link remarkCodeBlocks}. */
export interface RemarkCodeBlocksOptions {
  /** Absolute path of the site; `file=` is relative to it. */
  readonly siteFolder: string;
}

function fail(file: VFile, node: Code, siteFolder: string, problem: string): never {
  throw pageFault(fileIn(siteFolder, file.path), node, `Code block: ${problem}.`);
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

/** The block with its text, ready for the compiler and the highlighter. */
function readBlock(node: Code, file: VFile, siteFolder: string): ScriptBlock {
  const language = node.lang ?? '';
  if (!Object.hasOwn(grammars, language)) {
    const known = Object.keys(grammars).join(', ');
    fail(file, node, siteFolder, `unknown language "${language}". Use one of ${known}`);
  }
  return {...parseMeta(node.meta), language, code: sampleText(node, file, siteFolder)};
}

async function toElement(block: ScriptBlock, types: readonly TypedWord[]): Promise<MdxJsxFlowElement> {
  const {language, lines, values, code} = block;
  const grammar = grammars[language] ?? 'text';
  const html = await highlight(code, language, lines, types);
  const title = values.title ?? values.file?.split('/').at(-1);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('html', html),
      attribute('lines', String(code.split('\n').length)),
      attribute('label', language === 'output' ? 'Output' : (languageLabels[grammar] ?? grammar)),
      ...(title ? [attribute('title', title)] : []),
      ...(language === 'output' ? [attribute('kind', 'output')] : []),
    ],
    children: [],
  };
}

/** The types of those blocks that show them. */
async function typesOf(blocks: readonly ScriptBlock[], siteFolder: string): Promise<Map<ScriptBlock, TypedWord[]>> {
  const programs = blocks.filter(showsTypes);
  const questions = programs.map((block) => ({code: block.code, context: contextOf(block, blocks)}));
  const answers = await rememberedTypes(questions, siteFolder);
  return new Map(programs.map((block, index) => [block, answers[index] ?? []]));
}

/**
 * Remark plugin: fills blocks that name a sample file, colours every block and finds the types of programs at build time,
 * so that the browser gets finished HTML. A block becomes the component `CodeBlock`.
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
    const blocks = places.map(({node}) => readBlock(node, file, siteFolder));
    const types = await typesOf(blocks, siteFolder);
    for (const [index, {node, parent}] of places.entries()) {
      const block = blocks[index] as ScriptBlock;
      parent.children[parent.children.indexOf(node)] = await toElement(block, types.get(block) ?? []);
    }
  };
}
