import type {ClientModule} from '@docusaurus/types';

/** The live region for screen readers. It has to exist before its text changes, so it is created at the first message. */
let status: HTMLElement | undefined;

/** Announces a message to screen readers, even when it repeats the last one. */
export function announce(message: string): void {
  status ??= document.body.appendChild(
    Object.assign(document.createElement('div'), {className: 'visually-hidden', role: 'status'}),
  );
  const region = status;
  region.textContent = '';
  window.setTimeout(() => {
    region.textContent = message;
  }, 100);
}

/**
 * Announces the new page after a navigation. The theme moves the focus to the skip link, which doesn't name the page:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/utils/skipToContentUtils.tsx
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname)
    announce(document.querySelector('h1')?.textContent ?? '');
};
