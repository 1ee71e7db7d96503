import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {links, site, socialCardPath} from '@site/config/site';

interface Author {
  '@type': string;
  url?: string;
}

/** Structured data of a post as the theme's hooks return it. */
interface PostData {
  readonly url: string;
  readonly author: Author | Author[];
}

/** Adds a post's social card to its structured data. The theme marks every author as a person. */
export function completePost(post: object): object {
  const {url, author} = post as PostData;
  const authors = [author]
    .flat()
    .map((one) => (one.url?.startsWith(links.organization) ? {...one, '@type': 'Organization'} : one));
  const image = site.url + site.baseUrl + socialCardPath(new URL(url).pathname);
  return {...post, author: authors.length === 1 ? authors[0] : authors, image};
}

/** The theme's structured data for a post, completed with an image and author types. */
export default function BlogPostStructuredData(): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(completePost(useBlogPostStructuredData()))}</script>
    </Head>
  );
}
