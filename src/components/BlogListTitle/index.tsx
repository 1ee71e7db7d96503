import {createContext, type ReactNode, useContext} from 'react';
import Heading from '@theme/Heading';

interface BlogTitle {
  readonly blogTitle: string;
  readonly blogDescription: string;
}

const BlogTitleContext = createContext<BlogTitle | undefined>(undefined);

/** Tells the list of posts inside it that it stands on the blog's own list page. */
export const BlogTitleProvider = BlogTitleContext.Provider;

/** Heading of the blog's list page; nothing on other pages that list posts, which have headings of their own. */
export default function BlogListTitle(): ReactNode {
  const title = useContext(BlogTitleContext);
  return (
    title && (
      <header>
        <Heading as="h1" className="blog-heading">
          {title.blogTitle}
        </Heading>
        <p>{title.blogDescription}</p>
      </header>
    )
  );
}
