import BlogListPaginator from '@theme-original/BlogListPaginator';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPaginator';

/** Wraps the theme's links to newer and older posts, which would leave an empty landmark if there are none. */
export default function FilledPaginator(props: Props): ReactNode {
  const {previousPage, nextPage} = props.metadata;
  return (previousPage ?? nextPage) && <BlogListPaginator {...props} />;
}
