import {links, site, socialCardPath} from '@site/config/site';

interface Author {
  '@type': string;
  url?: string;
}

/** Structured data of a post as the theme's hooks return it. */
interface PostData {
  readonly url: string;
  readonly author: unknown;
}

/** The theme marks every author as a person. */
const withType = (author: Author): Author =>
  author.url?.startsWith(links.organization) ? {...author, '@type': 'Organization'} : author;

/** Adds a post's social card to its structured data, and corrects the types of its authors. */
export function completePost<Post extends object>(post: Post): Post {
  const {url, author} = post as unknown as PostData;
  const typed = Array.isArray(author) ? (author as Author[]).map(withType) : withType(author as Author);
  return {...post, author: typed, image: site.url + site.baseUrl + socialCardPath(new URL(url).pathname)};
}
