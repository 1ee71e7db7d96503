import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {PluggableList, Plugin} from 'unified';
import type {VFile} from 'vfile';
import {warnOfBrokenMarkdownLink} from '../plugins/content-rules/brokenMarkdownLink';
import {remarkUnbrokenCode} from '../plugins/inline-code/remarkUnbrokenCode';

const siteFolder = process.cwd();

/** `.md` is CommonMark, `.mdx` is MDX. Broken links warn here; the test command turns warnings into failures. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  emoji: false,
  hooks: {onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw'},
};

type Transform = (tree: Root, file: VFile) => Promise<void> | void;

/**
 * A plugin that is loaded when the first page is read. A build that finds all pages in the bundler's cache reads none,
 * and to load the compiler and the highlighter takes half a second.
 */
function whenNeeded(load: () => Promise<Transform>): Plugin<[], Root> {
  return () => {
    let transform: Promise<Transform> | undefined;
    return async (tree, file) => {
      transform ??= load();
      const run = await transform;
      await run(tree, file);
    };
  };
}

// Plugins stand here as functions without options: the generator ships options to the browser, and these hold paths of
// the machine that builds.

/** Run before headings get their anchors and the table of contents is made. */
export const beforeDefaultRemarkPlugins: PluggableList = [
  whenNeeded(async () => {
    const {remarkContractReference} = await import('../plugins/contract-reference/remarkContractReference');
    return remarkContractReference({
      siteFolder,
      contractsFolder: path.resolve('contracts'),
      otherDirectives: ['diagram', 'sample-report'],
    });
  }),
  whenNeeded(async () => {
    const {remarkSampleReport} = await import('../plugins/sample-report/remarkSampleReport');
    return remarkSampleReport({siteFolder, explainedAt: '/how-this-documentation-is-checked'});
  }),
];

/** Run after Docusaurus' own plugins. */
export const remarkPlugins: PluggableList = [
  remarkUnbrokenCode,
  whenNeeded(async () => {
    const {remarkDiagrams} = await import('../plugins/diagrams/remarkDiagrams');
    return remarkDiagrams({siteFolder, diagramsFolder: path.resolve('content/diagrams')});
  }),
  whenNeeded(async () => {
    const {remarkCodeBlocks} = await import('../plugins/code-blocks/remarkCodeBlocks');
    return remarkCodeBlocks({siteFolder});
  }),
];
