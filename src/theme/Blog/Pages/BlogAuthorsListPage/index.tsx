import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import {described} from '@site/src/components/described';

/** The theme's page with a description for search engines. */
export default described(
  BlogAuthorsListPage,
  () => 'Who writes the Saiki blog: the authors, each with a page that lists all of their posts.',
);
