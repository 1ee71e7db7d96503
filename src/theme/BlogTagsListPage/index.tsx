import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';

/** The theme's page with a description for search engines. */
export default function DescribedBlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'site.blog.tags.description',
          message: 'All tags of the Saiki blog, from AI agents to LLM workflows, each with the posts that carry it.',
        })}
      />
      <BlogTagsListPage {...props} />
    </>
  );
}
