import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TerminalScreen from '@site/src/components/TerminalScreen';
import {Diagram, SampleTab, SampleTabs, TableFrame, TableHeading} from '@site/src/components/markdown';

const {a: ThemeLink, li: ThemeListItem} = MDXComponents;

/**
 * Shows a link without the theme's empty class. The theme's component is for links with an id, such as footnotes:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/MDXComponents/A.tsx
 */
function MarkdownLink(props: ComponentProps<'a'>): ReactNode {
  return props.id ? <ThemeLink {...props} /> : <Link {...props} />;
}

/** Shows a list item without the theme's empty class, as {@link MarkdownLink}. */
function ListItem(props: ComponentProps<'li'>): ReactNode {
  return props.id ? <ThemeListItem {...props} /> : <li {...props} />;
}

/** Elements of Markdown pages: the theme's, and those that the build plugins write. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  TerminalScreen,
  a: MarkdownLink,
  // Blocks arrive as `CodeBlock`, so this is code within lines. A page may have hundreds: no component for them.
  code: 'code',
  li: ListItem,
  table: TableFrame,
  th: TableHeading,
  'sample-tabs': SampleTabs,
  'sample-tab': SampleTab,
};
