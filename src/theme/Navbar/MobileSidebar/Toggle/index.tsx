import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconMenu from '@theme/Icon/Menu';
import StaticMenu, {staticMenuId} from '@site/src/components/StaticMenu';

/** The theme's button once React is there; before that, and without it, a link that opens the static menu. */
export default function MobileSidebarToggle(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <>
      {isBrowser ? (
        <Toggle />
      ) : (
        // A plain anchor: it must work without the router.
        // eslint-disable-next-line @docusaurus/no-html-links
        <a
          className="navbar__toggle clean-btn"
          href={`#${staticMenuId}`}
          aria-label={translate({
            id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
            message: 'Toggle navigation bar',
          })}
        >
          <IconMenu />
        </a>
      )}
      <StaticMenu />
    </>
  );
}
