import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {type FooterLinkItem, useThemeConfig} from '@docusaurus/theme-common';
import IconMenu from '@theme/Icon/Menu';

/** The address `#site-menu` opens the static menu, any other closes it. */
export const staticMenuId = 'site-menu';
/** Target of the link that closes the menu. It's always in view, so that the page doesn't scroll. */
const closedMenuId = 'site-menu-closed';

/** The menu of small screens without React: the footer's links into the site, in a list that `:target` shows. */
function StaticMenu(): ReactNode {
  const groups = useThemeConfig().footer?.links ?? [];
  const links = groups
    .flatMap((group) => ('items' in group ? (group.items as FooterLinkItem[]) : []))
    .filter(({to}) => to);
  return (
    <nav id={staticMenuId} className="static-menu" aria-label={translate({id: 'site.menu', message: 'Site menu'})}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- the router would take it for a page */}
      <a className="static-menu__close" href={`#${closedMenuId}`}>
        <Translate id="site.menu.close">Close menu</Translate>
      </a>
      <p className="static-menu__no-script">
        <Translate id="site.menu.noScript">Search needs JavaScript. These pages lead to all others:</Translate>
      </p>
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

/** Calls a function at once or, if the reader presses an element that matches, when finger or mouse button is lifted. */
function whenReleased(selector: string, callback: () => void): () => void {
  const ends = ['pointerup', 'pointercancel'];
  // Tasks run in order: the click comes before the callback.
  const onEnd = (): void => void setTimeout(callback);
  if (document.querySelector(`:is(${selector}):active`)) ends.forEach((type) => addEventListener(type, onEnd));
  else callback();
  return () => ends.forEach((type) => removeEventListener(type, onEnd));
}

/**
 * Wraps the theme's button, which needs React: https://github.com/facebook/docusaurus/issues/3030. Before hydration, and
 * without JavaScript, a link opens a static menu. At hydration the button takes over the focus and the open menu.
 */
export default function MobileSidebarToggle(): ReactNode {
  const [isLink, setIsLink] = useState(true);
  const isFocused = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (isLink) {
      return whenReleased(`.navbar__toggle, #${staticMenuId}`, () => {
        isFocused.current = document.activeElement === link.current;
        setIsLink(false);
      });
    }
    const button = document.querySelector<HTMLElement>('.navbar__toggle');
    const takeOverMenu = (): void => {
      if (window.location.hash !== `#${staticMenuId}`) return;
      closeStaticMenu();
      // A desktop has neither menu.
      if (button?.checkVisibility()) button.click();
    };
    if (isFocused.current) button?.focus();
    takeOverMenu();
    // The browser may change the address after the link is gone.
    window.addEventListener('hashchange', takeOverMenu);
    return () => window.removeEventListener('hashchange', takeOverMenu);
  }, [isLink]);

  if (!isLink) return <Toggle />;
  return (
    <>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it has to work without the router */}
      <a
        ref={link}
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
      <span id={closedMenuId} className="static-menu__closed" />
    </>
  );
}
