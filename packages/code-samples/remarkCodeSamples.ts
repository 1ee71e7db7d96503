import type {Code, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {componentNode, readFence, readSampleFile, type Fence} from '@docs-kit/pages';
import {messageOf, placeOf, ProblemError, relativePath, type Problem} from '@docs-kit/report';
import {highlight} from './highlight';
import {languageProblem, languages} from './languages';
import type {Sdk} from './typescript/programs';
import type {TypedWord} from './typescript/shownTypes';
import {typesOfPageAsync} from './typescript/typesThread';

/** Options of {@link remarkCodeSamples}. */
export interface CodeSamplesOptions {
  /** Absolute path of the site. `file=` is relative to it, and refers to files in `examples`. */
  readonly siteDir: string;
  /** The package whose types are shown in programs. */
  readonly sdk: Sdk;
  /** Labels of blocks by a word of their fence: `{prompt: 'Prompt'}`. Others show their language. */
  readonly labels?: Readonly<Record<string, string>>;
}

interface FoundBlock {
  readonly block: Fence;
  readonly node: Code;
  readonly parent: Parent;
}

/**
 * Remark plugin: fills blocks from sample files, highlights every block and adds types to programs at build time, so
 * that the browser gets finished HTML. A block becomes the component `CodeBlock`.
 *
 * Blocks are read synchronously, so that a caller can collect the problems of many pages at once.
 * @throws ProblemError with every unknown language, missing sample file and missing region on the page
 */
export function remarkCodeSamples({
  siteDir,
  sdk,
  labels = {},
}: CodeSamplesOptions): (tree: Root, vfile: VFile) => Promise<void> {
  const labelOf = new Map(Object.entries(labels));
  const replace = async ({block, node, parent}: FoundBlock, types: readonly TypedWord[] = []): Promise<void> => {
    const {language, flags, lines, values, code} = block;
    parent.children[parent.children.indexOf(node)] = componentNode('CodeBlock', {
      html: await highlight(code, language, lines, types),
      lines: String(code.split('\n').length),
      label: flags.map((word) => labelOf.get(word)).find(Boolean) ?? languages[language] ?? language,
      title: values.title ?? values.file?.split('/').at(-1),
      kind: language === 'output' ? 'output' : undefined,
    });
  };
  return (tree, vfile) => {
    const file = relativePath(siteDir, vfile.path);
    const found = readBlocks(tree, file, siteDir);
    return typesOfPageAsync({siteDir, sdk, page: {file, blocks: found.map(({block}) => block)}}).then(async (types) => {
      for (const one of found) await replace(one, types.get(one.block));
    });
  };
}

function readBlocks(tree: Root, file: string, siteDir: string): FoundBlock[] {
  const found: FoundBlock[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', (node, _index, parent) => {
    if (!parent) return;
    const fence = readFence(node);
    try {
      if (!Object.hasOwn(languages, fence.language))
        throw new Error(languageProblem(fence.language, Object.keys(languages)));
      found.push({block: {...fence, code: readSampleFile(siteDir, fence)}, node, parent});
    } catch (error) {
      problems.push({file, ...placeOf(node), message: messageOf(error)});
    }
  });
  if (problems.length > 0) throw new ProblemError(problems);
  return found;
}
