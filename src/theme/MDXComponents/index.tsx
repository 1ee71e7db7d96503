import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import Diagram from '@site/src/components/Diagram';
import SampleTabs, {SampleTab} from '@site/src/components/SampleTabs';
import TableFrame, {TableHeading} from '@site/src/components/TableFrame';

/** Elements of Markdown pages: the theme's, and those that our build plugins emit. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  table: TableFrame,
  th: TableHeading,
  'sample-tabs': SampleTabs,
  'sample-tab': SampleTab,
};
