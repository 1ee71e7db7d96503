import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {described} from '@site/src/components/described';

/** The theme's page with a description for search engines. */
export default described(
  BlogAuthorsPostsPage,
  ({author}: Props) => `Posts on the Saiki blog by ${author.name ?? author.key}, newest first, with a summary of each.`,
);
