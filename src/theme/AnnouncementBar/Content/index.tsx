import Content from '@theme-original/AnnouncementBar/Content';
import {memo} from 'react';

/** The theme's, remembered: React parses finished HTML anew each time that it renders, here at every click on a link. */
export default memo(Content);
