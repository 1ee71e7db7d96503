import type {ClientModule} from '@docusaurus/types';
import {notePage} from './recentPages';

/** Parameter of addresses with the words to mark. */
export const wordsParameter = 'highlight';

/** Words that are marked at most: an address may have any number. */
export const mostWords = 12;

/** Takes the words out of the address, because a reader who copies it wants the page. Returns them. */
function takeWords(): string[] {
  const address = new URL(location.href);
  const words = address.searchParams.get(wordsParameter) ?? '';
  address.searchParams.delete(wordsParameter);
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  return words.split(' ', mostWords);
}

/** Called by Docusaurus after the first page and each navigation: notes the page, and marks the words of a search. */
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
  // Docusaurus scrolls to the section, unless nothing but the words changed.
  const isSame = pathname === previousLocation?.pathname && hash === previousLocation.hash;
  import('./highlight').then(
    ({highlightWords}) => location.pathname === pathname && highlightWords(words, hash, isSame),
    () => undefined,
  );
};
