import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {PluggableList, Plugin} from 'unified';
import type {VFile} from 'vfile';
import {warnOfBrokenMarkdownLink} from '@docs-kit/content-rules/brokenMarkdownLink';
import {load} from '@docs-kit/report/load.cjs';
import {sdk} from '../plugins/saiki-sample-roles/sdk';

const siteFolder = process.cwd();

/** `.md` is CommonMark, `.mdx` is MDX. Broken links warn here; the test command turns warnings into failures. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  emoji: false,
  hooks: {onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw'},
};

type Transform = (tree: Root, file: VFile) => Promise<void> | void;

/**
 * A plugin that is loaded when the first page is read. A build that finds all pages in Rspack's cache reads none,
 * and to load the compiler and the highlighter takes half a second.
 */
function whenNeeded(open: () => Transform): Plugin<[], Root> {
  return () => {
    let transform: Transform | undefined;
    return (tree, file) => (transform ??= open())(tree, file);
  };
}

// Plugins are functions without options: Docusaurus ships options to the browser, and these hold paths of
// the machine that builds.

/** Run before headings get their anchors and the table of contents is made. */
export const beforeDefaultRemarkPlugins: PluggableList = [
  whenNeeded(() => {
    const {remarkSaikiReference} = load<typeof import('../plugins/saiki-directives')>('./plugins/saiki-directives');
    return remarkSaikiReference(siteFolder);
  }),
  whenNeeded(() => {
    const {remarkSampleReport} = load<typeof import('../plugins/sample-report/remarkSampleReport')>(
      './plugins/sample-report/remarkSampleReport',
    );
    return remarkSampleReport({siteDir: siteFolder, explainedAt: '/how-this-documentation-is-checked'});
  }),
];

/** Run after Docusaurus' own plugins. */
export const remarkPlugins: PluggableList = [
  whenNeeded(() => {
    const {remarkInlineCode} = load<typeof import('../plugins/inline-code/remarkInlineCode')>(
      './plugins/inline-code/remarkInlineCode',
    );
    return remarkInlineCode();
  }),
  whenNeeded(() => {
    const {remarkLinkLists} = load<typeof import('../plugins/link-lists/remarkLinkLists')>(
      './plugins/link-lists/remarkLinkLists',
    );
    return remarkLinkLists();
  }),
  whenNeeded(() => {
    const {remarkStackedTables} = load<typeof import('../plugins/stacked-tables/remarkStackedTables')>(
      './plugins/stacked-tables/remarkStackedTables',
    );
    return remarkStackedTables();
  }),
  whenNeeded(() => {
    const {remarkDiagrams} = load<typeof import('../plugins/diagrams/remarkDiagrams')>(
      './plugins/diagrams/remarkDiagrams',
    );
    return remarkDiagrams({siteFolder, diagramsFolder: path.resolve('content/diagrams')});
  }),
  whenNeeded(() => {
    const {remarkTerminalScreens} = load<typeof import('@docs-kit/terminal-screens/remark')>(
      '@docs-kit/terminal-screens/remark',
    );
    return remarkTerminalScreens();
  }),
  whenNeeded(() => {
    const {remarkCodeSamples} = load<typeof import('@docs-kit/code-samples/remark')>('@docs-kit/code-samples/remark');
    return remarkCodeSamples({siteDir: siteFolder, sdk});
  }),
];
