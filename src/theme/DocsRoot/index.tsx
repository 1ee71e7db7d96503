import type {Props} from '@theme/DocsRoot';
import DocsRoot from '@theme-original/DocsRoot';
import {memo} from 'react';

/**
 * The theme's layout of all docs pages, memoized by its route, the only prop it reads. At each navigation the router
 * passes other props twice, which would render navbar, announcement and sidebar again:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/DocsRoot/index.tsx
 */
export default memo(DocsRoot, (before: Props, after: Props) => before.route === after.route);
