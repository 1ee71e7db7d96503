import BlogPostItems from '@theme-original/BlogPostItems';
import {createContext, type ReactNode, useContext} from 'react';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItems';

interface BlogTitle {
  readonly blogTitle: string;
  readonly blogDescription: string;
}

/** Provided by the blog's list page only: other pages that list posts have headings already. */
export const BlogTitleContext = createContext<BlogTitle | undefined>(undefined);

/** Wraps the theme's list of posts: adds the blog's title and description on the blog's list page. */
export default function TitledBlogPostItems(props: Props): ReactNode {
  const title = useContext(BlogTitleContext);
  return (
    <>
      {title && (
        <header>
          <Heading as="h1" className="blog-heading">
            {title.blogTitle}
          </Heading>
          <p>{title.blogDescription}</p>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
