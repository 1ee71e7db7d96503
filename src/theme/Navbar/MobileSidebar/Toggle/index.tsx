import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {type ReactNode, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {type FooterLinkItem, useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconMenu from '@theme/Icon/Menu';

/** The address `#site-menu` opens the static menu, any other closes it. */
const staticMenuId = 'site-menu';
/** Target of the link that closes the menu. It's always in view, so that the page doesn't scroll. */
const closedMenuId = 'site-menu-closed';

/** The menu of small screens without React: the footer's links into the site, in a list that `:target` shows. */
function StaticMenu(): ReactNode {
  const groups = useThemeConfig().footer?.links ?? [];
  const links = groups
    .flatMap((group) => ('items' in group ? (group.items as FooterLinkItem[]) : []))
    .filter(({to}) => to);
  return (
    <nav id={staticMenuId} className="static-menu" aria-label="Site menu">
      {/* eslint-disable-next-line @docusaurus/no-html-links -- the router would take it for a page */}
      <a className="static-menu__close" href={`#${closedMenuId}`}>
        Close menu
      </a>
      <p className="static-menu__no-script">Search needs JavaScript. These pages lead to all others:</p>
      <ul className="clean-list">
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Removes the static menu from the address, without adding a history entry. */
function closeStaticMenu(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/**
 * Wraps the theme's button, which needs React: https://github.com/facebook/docusaurus/issues/3030. Before hydration, and
 * without JavaScript, a link opens a static menu. At hydration the button takes over the focus and the open menu.
 */
export default function MobileSidebarToggle(): ReactNode {
  const isBrowser = useIsBrowser();
  const link = useRef({isFocused: false, isOpen: false});

  useEffect(() => {
    const button = document.querySelector<HTMLElement>('.navbar__toggle');
    if (!isBrowser) {
      link.current = {
        isFocused: document.activeElement === button,
        isOpen: window.location.hash === `#${staticMenuId}`,
      };
      return;
    }
    if (link.current.isFocused) button?.focus();
    if (link.current.isOpen) {
      closeStaticMenu();
      // A desktop has neither menu.
      if (button?.checkVisibility()) button.click();
    }
  }, [isBrowser]);

  if (isBrowser) return <Toggle />;
  return (
    <>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it has to work without the router */}
      <a className="navbar__toggle clean-btn" href={`#${staticMenuId}`} aria-label="Toggle navigation bar">
        <IconMenu />
      </a>
      <StaticMenu />
      <span id={closedMenuId} className="static-menu__closed" />
    </>
  );
}
