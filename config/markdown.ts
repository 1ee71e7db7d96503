import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import {remarkCodeBlocks} from '../plugins/code-blocks/remarkCodeBlocks';
import {warnOfBrokenMarkdownLink} from '../plugins/content-rules/brokenMarkdownLink';
import {remarkContractReference} from '../plugins/contract-reference/remarkContractReference';
import {remarkDiagrams} from '../plugins/diagrams/remarkDiagrams';
import {remarkSampleReport} from '../plugins/sample-report/remarkSampleReport';

const siteFolder = process.cwd();

/** `.md` is CommonMark, `.mdx` is MDX. Broken links warn here; the test command turns warnings into failures. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  emoji: false,
  hooks: {onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw'},
};

// Plugins stand here as functions without options: the generator ships options to the browser, and these hold paths of
// the machine that builds.

/** Run before headings get their anchors and the table of contents is made. */
export const beforeDefaultRemarkPlugins: PluggableList = [
  () =>
    remarkContractReference({
      siteFolder,
      contractsFolder: path.resolve('contracts'),
      otherDirectives: ['diagram', 'sample-report'],
    }),
  () => remarkSampleReport({siteFolder, explainedAt: '/how-this-documentation-is-checked'}),
];

/** Run after Docusaurus' own plugins. */
export const remarkPlugins: PluggableList = [
  () => remarkDiagrams({siteFolder, diagramsFolder: path.resolve('content/diagrams')}),
  () => remarkCodeBlocks({siteFolder}),
];
