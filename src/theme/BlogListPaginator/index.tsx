import BlogListPaginator from '@theme-original/BlogListPaginator';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPaginator';

/** Wraps the theme's links to newer and older posts: where there are none, it leaves a landmark without content. */
export default function FilledPaginator(props: Props): ReactNode {
  const {previousPage, nextPage} = props.metadata;
  return (previousPage ?? nextPage) && <BlogListPaginator {...props} />;
}
