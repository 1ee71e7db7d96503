import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import {startTransition, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {staticMenuId} from '../Toggle';

/** In milliseconds. */
const renderDelay = 300;

/** Returns true shortly after hydration, which would take longer if it rendered the menus. */
function useIsLongHydrated(): boolean {
  const [isLongHydrated, setIsLongHydrated] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsLongHydrated(true)), renderDelay);
    return () => clearTimeout(timer);
  }, []);
  return isLongHydrated;
}

/** Returns all elements outside of an element, except live regions and the backdrop, which closes it on click. */
function surroundingsOf(element: HTMLElement): Element[] {
  const others: Element[] = [];
  for (let inner: Element = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    const siblings = [...inner.parentElement.children];
    others.push(...siblings.filter((sibling) => sibling !== inner));
  }
  return others.filter((other) => !other.matches('[inert], [aria-live], [role="status"], [role="presentation"]'));
}

const tabStops = 'a[href], button, input, select, summary, [tabindex="0"]';

/** Moves the focus from the last tab stop to the first, and back: otherwise it would leave the page. */
function cycleFocus(event: KeyboardEvent, element: HTMLElement): void {
  const stops = [...element.querySelectorAll<HTMLElement>(tabStops)].filter(
    (stop) => !stop.closest('[inert]') && stop.checkVisibility({visibilityProperty: true}),
  );
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement === end || !element.contains(document.activeElement)) {
    event.preventDefault();
    start?.focus();
  }
}

const visiblePanel = '.navbar-sidebar__item:not([inert])';

/**
 * Scrolls the menu to the entry of this page. `scrollIntoView` would also scroll sideways, for good, while the panel
 * slides in.
 */
function showCurrentEntry(element: HTMLElement): void {
  const panel = element.querySelector(visiblePanel);
  const entry = [...(panel?.querySelectorAll('.menu__link--active[aria-current]') ?? [])].at(-1);
  if (!panel || !entry) return;
  const area = panel.getBoundingClientRect();
  panel.scrollTop += entry.getBoundingClientRect().top - area.top - area.height / 2;
}

/**
 * Makes the sidebar modal while it is open: the focus moves into it, stays there and returns to its button; the rest of
 * the page is inert; Escape closes it.
 */
function useModal(dialog: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const surroundings = surroundingsOf(element);
    surroundings.forEach((other) => other.setAttribute('inert', ''));
    const onKeyDown = (event: KeyboardEvent): void => {
      // The search dialog is on top of the sidebar.
      if (document.querySelector('dialog:modal')) return;
      if (event.key === 'Escape') {
        onEscape();
      } else if (event.key === 'Tab') {
        cycleFocus(event, element);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    // An element that just became visible can be focused from the second frame on, or later on a slow machine.
    let frame = 0;
    const moveFocus = (): void => {
      element.querySelector<HTMLElement>('button.navbar-sidebar__close')?.focus();
      if (element.contains(document.activeElement)) showCurrentEntry(element);
      else frame = requestAnimationFrame(moveFocus);
    };
    frame = requestAnimationFrame(moveFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      surroundings.forEach((other) => other.removeAttribute('inert'));
      document.querySelector<HTMLElement>('button.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [dialog, isOpen]);
}

/**
 * Scrolls to the page's entry when the secondary menu appears, moves the focus into the main menu when the reader goes
 * back to it, and closes the sidebar on each navigation.
 */
function useMenus(dialog: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const onPanel = useEffectEvent(() => {
    if (!isOpen || !dialog.current) return;
    // Pages add the secondary menu after hydration, possibly when the sidebar is already open.
    if (isSecondaryShown) showCurrentEntry(dialog.current);
    else dialog.current.querySelector<HTMLElement>(`${visiblePanel} a`)?.focus();
  });
  useEffect(() => onPanel(), [isSecondaryShown]);
  const location = useLocation();
  const onNavigation = useEffectEvent(() => {
    // The static menu's address opens the sidebar.
    if (isOpen && location.hash !== `#${staticMenuId}`) close();
  });
  useEffect(() => onNavigation(), [location]);
}

/** Makes the theme's sidebar for small screens a modal dialog: https://github.com/facebook/docusaurus/issues/9457 */
export default function MobileSidebarDialog(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);
  const isLongHydrated = useIsLongHydrated();
  useModal(dialog, shown, toggle);
  useMenus(dialog, shown, toggle);
  const label = translate({id: 'site.menu', message: 'Site menu'});
  return (
    <div ref={dialog} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': label})}>
      {(isLongHydrated || shown) && <Layout {...props} />}
    </div>
  );
}
