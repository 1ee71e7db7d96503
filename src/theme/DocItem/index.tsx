import type {Props} from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import {memo} from 'react';

/**
 * The theme's page, memoized by its content: on each navigation the router renders the old page once more, with changed
 * props that the theme doesn't read: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/DocItem/index.tsx
 */
export default memo(DocItem, (before: Props, after: Props) => before.content === after.content);
