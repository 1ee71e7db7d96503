import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';

/** The theme's page with a description for search engines. */
export default function DescribedBlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'site.blog.authors.description',
          message: 'Who writes the Saiki blog: the authors, each with a page that lists all of their posts.',
        })}
      />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
