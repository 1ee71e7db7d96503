import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {completePost} from '@site/src/components/completePost';

/** The theme's structured data for a post, completed with an image and author types. */
export default function BlogPostStructuredData(): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(completePost(useBlogPostStructuredData()))}</script>
    </Head>
  );
}
