import Content from '@theme-original/AnnouncementBar/Content';
import {memo} from 'react';

/**
 * The theme's content, memoized. React 19 parses HTML again on each render, here on every click on a link:
 * https://github.com/react/react/issues/31660
 */
export default memo(Content);
