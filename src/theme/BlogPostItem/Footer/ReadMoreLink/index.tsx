import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

/**
 * Shows the link below the summary of a post, with the title of the post. The theme has the title only in a label for
 * screen readers: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/BlogPostItem/Footer/ReadMoreLink/index.tsx
 */
export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link {...props}>
      {translate({id: 'theme.blog.post.readMoreLabel', message: 'Read more about {title}'}, {title: blogPostTitle})}
    </Link>
  );
}
