// Both a part of the hydration program and, for navigations, a client module of Docusaurus.
import type {ClientModule} from '@docusaurus/types';

/** Scrolls the sidebar, not the page, so that the entry of this page is in sight. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('aside .menu__link[aria-current]');
  const menu = entry?.closest('.menu');
  if (!menu) return;
  const [{top, bottom}, area] = [entry!.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (top < area.top || bottom > area.bottom) menu.scrollTop += top - area.top - area.height / 2;
}

/** Called by Docusaurus after each navigation, and at hydration: by then the reader may have scrolled. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) showCurrentEntry();
};
