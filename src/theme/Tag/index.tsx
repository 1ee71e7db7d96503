import Tag from '@theme-original/Tag';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Tag';
import {postCount} from '@site/src/components/postCount';

/** Wraps the theme's tag: its number says what it counts. */
export default function CountedTag({count, ...props}: Props): ReactNode {
  return <Tag {...props} count={postCount(count)} />;
}
