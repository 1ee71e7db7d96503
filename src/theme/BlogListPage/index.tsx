import BlogListPage from '@theme-original/BlogListPage';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';
import {BlogTitleProvider} from '@site/src/components/BlogListTitle';

/** The theme's list of posts, which has no heading of the first level; ours comes in with `BlogPostItems`. */
export default function TitledBlogListPage(props: Props): ReactNode {
  return (
    <BlogTitleProvider value={props.metadata}>
      <BlogListPage {...props} />
    </BlogTitleProvider>
  );
}
