import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconMenu from '@theme/Icon/Menu';
import StaticMenu, {staticMenuId} from '@site/src/components/StaticMenu';

/** Takes the static menu's mark out of the address, without a new entry in the history. */
function forgetStaticMenu(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/**
 * The theme's button once React is there; before that, and without it, a link that opens the static menu. The button
 * takes over what the reader began with the link: the focus, and the open menu.
 */
export default function MobileSidebarToggle(): ReactNode {
  const isBrowser = useIsBrowser();
  const begun = useRef({isFocused: false, isOpen: false});

  useEffect(() => {
    const button = document.querySelector<HTMLElement>('.navbar__toggle');
    if (!isBrowser) {
      begun.current = {
        isFocused: document.activeElement === button,
        isOpen: window.location.hash === `#${staticMenuId}`,
      };
      return;
    }
    if (begun.current.isFocused) {
      button?.focus();
    }
    if (begun.current.isOpen) {
      forgetStaticMenu();
      button?.click();
    }
  }, [isBrowser]);

  if (isBrowser) {
    return <Toggle />;
  }
  return (
    <>
      {/* A plain anchor: it must work without the router. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
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
      <StaticMenu />
    </>
  );
}
