import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import styles from './styles.module.css';

/** What `plugins/latest-post` tells. */
interface LatestPostData {
  title: string;
  description: string;
  permalink: string;
}

/** The newest post of the blog; nothing while there is none. */
export default function LatestPost(): ReactNode {
  const post = usePluginData('latest-post') as LatestPostData | undefined;
  if (!post) {
    return null;
  }
  return (
    <section className={styles.section} aria-labelledby="latest-post">
      <div className={styles.post}>
        <h2 id="latest-post" className={styles.label}>
          From the blog
        </h2>
        <div>
          <h3>
            <Link to={post.permalink}>{post.title}</Link>
          </h3>
          <p>{post.description}</p>
        </div>
      </div>
    </section>
  );
}
