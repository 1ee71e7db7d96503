import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/CloseButton';

/**
 * The theme's inline script sets this attribute from storage, and its styles then hide the announcement:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/inlineScripts.ts
 */
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/**
 * Wraps the theme's button, which remembers a click only in storage. If storage is blocked, the announcement would come
 * back as soon as the reader opened another part of the site. The focus moves to the link after the button, whose label
 * says what it closes.
 */
export default function AnnouncementBarCloseButton({onClick, ...props}: Props): ReactNode {
  return (
    <CloseButton
      {...props}
      aria-label={translate({id: 'site.announcement.close', message: 'Close announcement'})}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        document.documentElement.setAttribute(dismissedAttribute, 'true');
        const hasFocus = event.currentTarget === document.activeElement;
        onClick?.(event);
        if (hasFocus) document.querySelector<HTMLElement>('.navbar__brand')?.focus();
      }}
    />
  );
}
