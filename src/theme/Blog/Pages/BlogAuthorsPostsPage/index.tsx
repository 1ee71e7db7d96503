import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';

/** The theme's page with a description for search engines. */
export default function DescribedBlogAuthorsPostsPage(props: Props): ReactNode {
  const description = translate(
    {
      id: 'site.blog.author.description',
      message: 'Posts on the Saiki blog that were written by {name}, the newest first, with a summary of each.',
    },
    {name: props.author.name ?? props.author.key},
  );
  return (
    <>
      <PageMetadata description={description} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
