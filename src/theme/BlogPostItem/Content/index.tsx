import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItem/Content';
import TOCCollapsible from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/** Wraps the theme's post: adds a collapsed table of contents above it on screens without room for one beside it. */
export default function BlogPostItemContentWithContents(props: Props): ReactNode {
  const {isBlogPostPage, toc, frontMatter} = useBlogPost();
  return (
    <>
      {isBlogPostPage && !frontMatter.hide_table_of_contents && toc.length > 0 && (
        <TOCCollapsible
          toc={toc}
          className={styles.contents}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      )}
      <BlogPostItemContent {...props} />
    </>
  );
}
