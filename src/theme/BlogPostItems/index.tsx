import BlogPostItems from '@theme-original/BlogPostItems';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItems';
import BlogListTitle from '@site/src/components/BlogListTitle';

/** The theme's posts, with the blog's title above them on the blog's list page. */
export default function TitledBlogPostItems(props: Props): ReactNode {
  return (
    <>
      <BlogListTitle />
      <BlogPostItems {...props} />
    </>
  );
}
