import Author from '@theme-original/Blog/Components/Author';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Components/Author';
import {postCount} from '@site/src/components/postCount';

/** Wraps the theme's author: the number of posts says what it counts. */
export default function CountedAuthor({count, ...props}: Props): ReactNode {
  return <Author {...props} count={postCount(count)} />;
}
