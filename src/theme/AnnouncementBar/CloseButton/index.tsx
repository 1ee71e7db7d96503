import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

/** What the generator's early program sets from storage, for the theme's styles to hide the announcement by. */
const dismissed = 'data-announcement-bar-initially-dismissed';

/**
 * The theme's, which remembers in storage alone. Where that is blocked, the announcement was back as soon as the reader
 * went to another part of the site.
 */
export default function AnnouncementBarCloseButton({onClick, ...props}: Props): ReactNode {
  return (
    <CloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        document.documentElement.setAttribute(dismissed, 'true');
        onClick?.(event);
      }}
    />
  );
}
