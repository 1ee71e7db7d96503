import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Diagram from '@site/src/components/Diagram';
import SampleTabs, {SampleTab} from '@site/src/components/SampleTabs';
import TableFrame, {TableHeading} from '@site/src/components/TableFrame';

const {a: ThemeLink, li: ThemeListItem} = MDXComponents;

/** The theme's cares for those with an id, as footnotes have, and gives all others an empty class. */
function MarkdownLink(props: ComponentProps<'a'>): ReactNode {
  return props.id ? <ThemeLink {...props} /> : <Link {...props} />;
}

/** As {@link MarkdownLink}. */
function ListItem(props: ComponentProps<'li'>): ReactNode {
  return props.id ? <ThemeListItem {...props} /> : <li {...props} />;
}

/** Elements of Markdown pages: the theme's, and those that our build plugins emit. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  a: MarkdownLink,
  // Blocks arrive as `CodeBlock`; what is left stands in lines, and there may be hundreds on a page.
  code: 'code',
  li: ListItem,
  table: TableFrame,
  th: TableHeading,
  'sample-tabs': SampleTabs,
  'sample-tab': SampleTab,
};
