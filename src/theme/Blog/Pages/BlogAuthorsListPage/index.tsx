import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import {translate} from '@docusaurus/Translate';
import {described} from '@site/src/components/described';

/** The theme's page with a description for search engines. */
export default described(BlogAuthorsListPage, () =>
  translate({
    id: 'site.blog.authors.description',
    message: 'Who writes the Saiki blog: the authors, each with a page that lists all of their posts.',
  }),
);
