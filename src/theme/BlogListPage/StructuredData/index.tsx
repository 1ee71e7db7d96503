import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import {completePost} from '@site/src/theme/BlogPostPage/StructuredData';

/** The theme's structured data for a list of posts, completed with images and author types. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  const completed = {...data, blogPost: (data.blogPost as unknown as object[]).map(completePost)};
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(completed)}</script>
    </Head>
  );
}
