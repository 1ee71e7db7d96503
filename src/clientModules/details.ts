import type {ClientModule} from '@docusaurus/types';
import {decoded} from '@docs-kit/report/text';

/**
 * Opens all `details` elements that the hash points to or into, so that `#body-of-send-message` is visible at once. It
 * runs after each navigation, but not at hydration: until then, `packages/first-view` does the same, and the reader may
 * have moved on since.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const target = previousLocation ? document.getElementById(decoded(location.hash.slice(1)) ?? '') : null;
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const around = closed.filter((details) => details.contains(target));
  around.forEach((details) => details.setAttribute('open', ''));
  if (around.length > 0) target?.scrollIntoView();
};

if (typeof window !== 'undefined') {
  // Everything is open in print.
  let closed: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
    closed.forEach((details) => details.setAttribute('open', ''));
  });
  window.addEventListener('afterprint', () => closed.forEach((details) => details.removeAttribute('open')));
}
