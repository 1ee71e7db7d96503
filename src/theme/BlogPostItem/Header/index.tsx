import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import TOCCollapsible from '@theme/TOCCollapsible';
import PageMenu from '@site/src/components/PageMenu';

/**
 * Wraps the theme's header of a post. On the page of the post, it adds the menu of the page's Markdown copy and, on
 * screens too narrow for a table of contents beside the post, a collapsed one.
 */
export default function BlogPostItemHeaderAndMenus(): ReactNode {
  const {isBlogPostPage, toc, frontMatter} = useBlogPost();
  if (!isBlogPostPage) return <BlogPostItemHeader />;
  return (
    <>
      <BlogPostItemHeader />
      <div className="blog-post-menu">
        <PageMenu />
      </div>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && (
        <TOCCollapsible
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      )}
    </>
  );
}
