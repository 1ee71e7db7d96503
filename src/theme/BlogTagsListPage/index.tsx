import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import {translate} from '@docusaurus/Translate';
import {described} from '@site/src/components/described';

/** The theme's page with a description for search engines. */
export default described(BlogTagsListPage, () =>
  translate({
    id: 'site.blog.tags.description',
    message: 'All tags of the Saiki blog, from AI agents to LLM workflows, each with the posts that have it.',
  }),
);
