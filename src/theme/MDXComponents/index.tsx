import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TerminalScreen from '@site/src/components/TerminalScreen';
import {Diagram, SampleTab, SampleTabs, TableFrame} from '@site/src/components/markdown';

/** Components of Markdown pages: the theme's, and those that the build plugins write. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  TerminalScreen,
  // Blocks arrive as `CodeBlock`, so this is inline code. A page may have hundreds: an element, not a component.
  code: 'code',
  table: TableFrame,
  'sample-tabs': SampleTabs,
  'sample-tab': SampleTab,
};
