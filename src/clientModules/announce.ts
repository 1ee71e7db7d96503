import type {ClientModule} from '@docusaurus/types';
import {decoded} from '@docs-kit/report/text';

/** The live region for screen readers. It exists before the first message: they watch only for changes of its text. */
const status = typeof document === 'undefined' ? undefined : document.createElement('div');
if (status) {
  Object.assign(status, {className: 'visually-hidden', role: 'status'});
  document.body.append(status);
}

/** Announces a message to screen readers, even when it repeats the last one. */
export function announce(message: string): void {
  if (!status) return;
  status.textContent = '';
  window.setTimeout(() => {
    status.textContent = message;
  }, 100);
}

/** Moves the focus to a section without scrolling there. A heading can take the focus only until it loses it. */
function focusSection(section: HTMLElement): void {
  if (section.tabIndex < 0 && !section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), {once: true});
  }
  section.focus({preventScroll: true});
}

/**
 * Announces the new page after a navigation, and moves the focus to the section that the address names. Without one,
 * the theme moves the focus to the skip link, which doesn't name the page:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/utils/skipToContentUtils.tsx
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) return;
  const isSamePage = previousLocation.pathname === location.pathname;
  if (!isSamePage) announce(document.querySelector('h1')?.textContent ?? '');
  // A control that changes the query keeps the focus. A search result in the same section has none to keep.
  const isSameSection = isSamePage && previousLocation.hash === location.hash;
  if (isSameSection && document.activeElement !== document.body) return;
  const section = document.getElementById(decoded(location.hash.slice(1)) ?? '');
  if (section) focusSection(section);
};
