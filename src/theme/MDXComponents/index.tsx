import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

/** Elements of Markdown pages: the theme's, and those that our build plugins emit. */
export default {
  ...MDXComponents,
  CodeBlock,
};
