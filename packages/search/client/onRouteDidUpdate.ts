import type {ClientModule} from '@docusaurus/types';
import {notePage} from './storage';

/** URL parameter with the words to highlight. */
export const wordsParameter = 'highlight';

/** Maximum number of words to highlight: an address may have any number. */
export const maxWords = 12;

/** Removes the words from the address, so that readers copy it without them. Returns them. */
function takeWords(): string[] {
  const address = new URL(location.href);
  const words = address.searchParams.get(wordsParameter) ?? '';
  address.searchParams.delete(wordsParameter);
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  return words.split(' ', maxWords);
}

/** Called by Docusaurus after the first load and each navigation: notes the page and highlights the searched words. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname, search, hash},
  previousLocation,
}) => {
  if (pathname !== previousLocation?.pathname) {
    const title = document.querySelector('h1')?.textContent;
    if (title && !document.querySelector('[data-missing-page]')) notePage({url: pathname, title});
  }
  if (!search.includes(wordsParameter)) return;
  const words = takeWords();
  // Docusaurus scrolls to the section, unless only the words changed.
  const isSame = pathname === previousLocation?.pathname && hash === previousLocation.hash;
  import('./highlight').then(
    ({highlightWords}) => location.pathname === pathname && highlightWords(words, hash, isSame),
    () => undefined,
  );
};
