import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {completePost} from '@site/src/components/completePost';

/** Structured data of a post for search engines: that of the theme, with a picture and the kind of its authors. */
export default function BlogPostStructuredData(): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(completePost(useBlogPostStructuredData()))}</script>
    </Head>
  );
}
