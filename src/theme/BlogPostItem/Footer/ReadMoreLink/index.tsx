import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** The link below the beginning of a post. It shows what the theme only says: which post it leads to. */
export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link {...props}>
      {translate({id: 'theme.blog.post.readMoreLabel', message: 'Read more about {title}'}, {title: blogPostTitle})}
    </Link>
  );
}
