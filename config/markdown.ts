import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {PluggableList, Plugin} from 'unified';
import {load} from '@docs-kit/report/load.cjs';
import {once} from '@docs-kit/report/memory';

/** Loaded on demand, because it imports a Markdown parser. */
const contentRules = () => load<typeof import('@docs-kit/content-rules/check')>('@docs-kit/content-rules/check');

/** `.md` is CommonMark, `.mdx` is MDX. Broken links warn here; the test command turns warnings into failures. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  emoji: false,
  parseFrontMatter: (page) => contentRules().parseFrontMatter(page),
  hooks: {
    onBrokenMarkdownLinks: (link) => contentRules().warnOfBrokenMarkdownLink(link),
    onBrokenMarkdownImages: 'throw',
  },
};

type RemarkPlugins = typeof import('./remarkPlugins');

/**
 * A plugin that is loaded when the first page is read. A build that finds all pages in Rspack's cache reads none, and
 * loading the compiler and the highlighter takes half a second.
 */
function whenNeeded(name: keyof RemarkPlugins['remarkPlugins']): Plugin<[], Root> {
  return () => {
    const transform = once(() => load<RemarkPlugins>('./config/remarkPlugins').remarkPlugins[name]());
    return (tree, file) => transform()(tree, file);
  };
}

// Plugins are functions without options: Docusaurus ships options to the browser, and these would contain paths on the
// build machine.

/** Run before headings get anchors and the table of contents is made. */
export const beforeDefaultRemarkPlugins: PluggableList = [whenNeeded('reference'), whenNeeded('sampleReport')];

/** Run after Docusaurus' own plugins. */
export const remarkPlugins: PluggableList = [
  whenNeeded('narrowScreens'),
  whenNeeded('tables'),
  whenNeeded('terminalScreens'),
  whenNeeded('codeSamples'),
];
