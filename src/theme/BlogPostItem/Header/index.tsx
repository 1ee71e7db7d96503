import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import PageMenu from '@site/src/components/PageMenu';
import styles from './styles.module.css';

/** Wraps the theme's header of a post: the menu of the page's Markdown copy follows it, except in lists. */
export default function BlogPostItemHeaderAndMenu(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && (
        <div className={styles.menu}>
          <PageMenu />
        </div>
      )}
    </>
  );
}
