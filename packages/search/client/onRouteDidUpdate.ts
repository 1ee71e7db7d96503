import type {ClientModule} from '@docusaurus/types';
import {notePage, takeWords} from './storage';

/** Called by Docusaurus after the first load and each navigation: notes the page and highlights the searched words. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {pathname, hash} = location;
  if (pathname !== previousLocation?.pathname) {
    const title = document.querySelector('h1')?.textContent;
    if (title && !document.querySelector('[data-missing-page]')) notePage({url: pathname, title});
  }
  const words = takeWords(location);
  if (words.length === 0) return;
  import('./highlight').then(
    ({highlightWords}) => window.location.pathname === pathname && highlightWords(words, hash),
    () => undefined,
  );
};
