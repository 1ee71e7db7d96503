import BlogListPage from '@theme-original/BlogListPage';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';
import {BlogTitleContext} from '@site/src/theme/BlogPostItems';

/**
 * Wraps the theme's list page, which has no `h1`; `BlogPostItems` adds it:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/BlogListPage/index.tsx
 */
export default function TitledBlogListPage(props: Props): ReactNode {
  return (
    <BlogTitleContext value={props.metadata}>
      <BlogListPage {...props} />
    </BlogTitleContext>
  );
}
