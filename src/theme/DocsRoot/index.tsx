import type {Props} from '@theme/DocsRoot';
import DocsRoot from '@theme-original/DocsRoot';
import {memo} from 'react';

/**
 * The theme's frame of all pages of the docs, remembered by its route: it reads nothing else. At a click the router
 * hands it other props twice, and it would render navigation bar, announcement and all with them.
 */
export default memo(DocsRoot, (one: Props, other: Props) => one.route === other.route);
