import BlogPostItems from '@theme-original/BlogPostItems';
import {createContext, type ReactNode, useContext} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItems';

/** Provided only by the blog's list page: other pages that list posts already have headings. */
export const BlogTitleContext = createContext<BlogPaginatedMetadata | undefined>(undefined);

/** Wraps the theme's list of posts: adds the blog's title, description and links on the blog's list page. */
export default function TitledBlogPostItems(props: Props): ReactNode {
  const title = useContext(BlogTitleContext);
  const feed = useBaseUrl('/blog/rss.xml');
  return (
    <>
      {title && (
        <header>
          <Heading as="h1" className="blog-heading">
            {title.blogTitle}
          </Heading>
          <p>
            {title.blogDescription}
            <br />
            <Link to="/blog/archive">
              <Translate id="theme.blog.archive.title">Archive</Translate>
            </Link>{' '}
            ·{' '}
            <Link to="/blog/tags">
              <Translate id="theme.tags.tagsPageTitle">Tags</Translate>
            </Link>{' '}
            ·{' '}
            <Link to="/blog/authors">
              <Translate id="theme.blog.authorsList.pageTitle">Authors</Translate>
            </Link>{' '}
            · {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page */}
            <a href={feed}>RSS</a>
          </p>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
