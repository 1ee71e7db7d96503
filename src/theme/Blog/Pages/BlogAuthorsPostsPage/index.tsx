import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {translate} from '@docusaurus/Translate';
import {described} from '@site/src/components/described';

/** The theme's page with a description for search engines. */
export default described(BlogAuthorsPostsPage, ({author}: Props) =>
  translate(
    {
      id: 'site.blog.author.description',
      message: 'Posts on the Saiki blog by {name}, newest first, with a summary of each.',
    },
    {name: author.name ?? author.key},
  ),
);
