import type {Props} from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import {memo} from 'react';

/**
 * The theme's page, memoized by its content: at each navigation the router renders the old page once more, with other
 * props that the theme does not read: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/DocItem/index.tsx
 */
export default memo(DocItem, (before: Props, after: Props) => before.content === after.content);
