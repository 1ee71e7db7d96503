import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import {startTransition, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** In milliseconds. */
const renderDelay = 300;

/** Returns true once the page has been hydrated for a moment: rendering the menus would make hydration longer. */
function useIsLongHydrated(): boolean {
  const [isLongHydrated, setIsLongHydrated] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsLongHydrated(true)), renderDelay);
    return () => clearTimeout(timer);
  }, []);
  return isLongHydrated;
}

/** Returns all elements outside of an element, except the backdrop, which closes it at a click, and live regions. */
function surroundingsOf(element: HTMLElement): Element[] {
  const others: Element[] = [];
  for (let inner: Element = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    const siblings = [...inner.parentElement.children];
    others.push(...siblings.filter((sibling) => sibling !== inner && sibling.role !== 'presentation'));
  }
  return others.filter((other) => !other.hasAttribute('inert') && !other.hasAttribute('aria-live'));
}

const tabStops = 'a[href], button, input, select, summary, [tabindex="0"]';

/** Moves the focus from the last tab stop to the first, and back: after the last one, the browser would leave the page. */
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

/**
 * Makes the sidebar modal while it is open: the focus moves into it, stays there and returns to where it was; the rest of the
 * page is inert; Escape closes it.
 */
function useModal(dialog: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    const surroundings = surroundingsOf(element);
    surroundings.forEach((other) => other.setAttribute('inert', ''));
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        onEscape();
      } else if (event.key === 'Tab') {
        cycleFocus(event, element);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    // An element that has just become visible can take the focus from the second frame on.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => element.querySelector<HTMLElement>('button.navbar-sidebar__close')?.focus());
    });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      surroundings.forEach((other) => other.removeAttribute('inert'));
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
    };
  }, [dialog, isOpen]);
}

/** Wraps the theme's sidebar of small screens in a modal dialog: https://github.com/facebook/docusaurus/issues/9457 */
export default function MobileSidebarDialog(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);
  const isLongHydrated = useIsLongHydrated();
  useModal(dialog, shown, toggle);
  const label = translate({id: 'site.menu', message: 'Site menu'});
  return (
    <div ref={dialog} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': label})}>
      {(isLongHydrated || shown) && <Layout {...props} />}
    </div>
  );
}
