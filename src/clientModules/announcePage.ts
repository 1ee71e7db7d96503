import type {ClientModule} from '@docusaurus/types';
import {announce} from './announce';

/**
 * Tells screen readers which page a link has led to. The theme moves the focus to the skip link, which doesn't say it:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/utils/skipToContentUtils.tsx
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname)
    announce(document.querySelector('h1')?.textContent ?? '');
};
