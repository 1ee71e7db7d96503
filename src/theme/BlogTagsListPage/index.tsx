import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import {described} from '@site/src/components/described';

/** The theme's page with a description for search engines. */
export default described(
  BlogTagsListPage,
  () => 'All tags of the Saiki blog, from AI agents to LLM workflows, each with the posts that have it.',
);
