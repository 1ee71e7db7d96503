import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {PluggableList, Plugin} from 'unified';
import type {VFile} from 'vfile';
import {warnOfBrokenMarkdownLink} from '../plugins/content-rules/brokenMarkdownLink';
import {load} from '../plugins/load.cjs';

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
function whenNeeded(open: () => Transform): Plugin<[], Root> {
  return () => {
    let transform: Transform | undefined;
    return (tree, file) => (transform ??= open())(tree, file);
  };
}

// Plugins stand here as functions without options: the generator ships options to the browser, and these hold paths of
// the machine that builds.

/** Run before headings get their anchors and the table of contents is made. */
export const beforeDefaultRemarkPlugins: PluggableList = [
  whenNeeded(() => {
    const {remarkContractReference} = load<typeof import('../plugins/contract-reference/remarkContractReference')>(
      'contract-reference/remarkContractReference',
    );
    return remarkContractReference({
      siteFolder,
      contractsFolder: path.resolve('contracts'),
      otherDirectives: ['diagram', 'sample-report'],
    });
  }),
  whenNeeded(() => {
    const {remarkSampleReport} = load<typeof import('../plugins/sample-report/remarkSampleReport')>(
      'sample-report/remarkSampleReport',
    );
    return remarkSampleReport({siteFolder, explainedAt: '/how-this-documentation-is-checked'});
  }),
];

/** Run after Docusaurus' own plugins. */
export const remarkPlugins: PluggableList = [
  whenNeeded(() => {
    const {remarkUnbrokenCode} = load<typeof import('../plugins/inline-code/remarkUnbrokenCode')>(
      'inline-code/remarkUnbrokenCode',
    );
    return remarkUnbrokenCode();
  }),
  whenNeeded(() => {
    const {remarkDiagrams} = load<typeof import('../plugins/diagrams/remarkDiagrams')>('diagrams/remarkDiagrams');
    return remarkDiagrams({siteFolder, diagramsFolder: path.resolve('content/diagrams')});
  }),
  whenNeeded(() => {
    const {remarkCodeBlocks} =
      load<typeof import('../plugins/code-blocks/remarkCodeBlocks')>('code-blocks/remarkCodeBlocks');
    return remarkCodeBlocks({siteFolder});
  }),
];
