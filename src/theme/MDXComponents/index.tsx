import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import Diagram from '@site/src/components/Diagram';

/** Elements of Markdown pages: the theme's, and those that our build plugins emit. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
};
