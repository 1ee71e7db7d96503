import type {Props} from '@theme/DocsRoot';
import DocsRoot from '@theme-original/DocsRoot';
import {memo} from 'react';

/**
 * The theme's layout for all docs pages, memoized by its route, the only prop it reads. On each navigation the router
 * passes changed props twice, which would rerender navbar, announcement and sidebar:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/DocsRoot/index.tsx
 */
export default memo(DocsRoot, (before: Props, after: Props) => before.route === after.route);
