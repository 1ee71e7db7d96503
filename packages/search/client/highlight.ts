// Marks the words of a search on the page that a result leads to, until the reader scrolls. Nothing in the document
// changes: https://developer.mozilla.org/en-US/docs/Web/API/CSS_Custom_Highlight_API
import type {ClientModule} from '@docusaurus/types';
import {notePage} from './recentPages';

/** Parameter of addresses with the words. It disappears from the address once they are marked. */
export const wordsParameter = 'highlight';

const name = 'search';
const scrollKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);
const maxMarks = 200;
let hasStyle = false;

/** System colours: they are right in both colour modes and in forced colours. */
function addStyle(): void {
  if (hasStyle) return;
  hasStyle = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${name}) { color: MarkText; background-color: Mark; }`);
  document.adoptedStyleSheets.push(sheet);
}

function rangesOf(root: Node, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})[\\p{L}\\p{N}]*`, 'giu');
  // Letters of a diagram have colors of their own, which a mark would hide.
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('svg') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (texts.nextNode() && ranges.length < maxMarks) {
    const node = texts.currentNode as Text;
    for (const {index, 0: match} of node.data.matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      ranges.push(range);
    }
  }
  return ranges;
}

function clearAtScroll(): void {
  const ended = new AbortController();
  const clear = (): void => {
    CSS.highlights.delete(name);
    ended.abort();
  };
  const options = {passive: true, signal: ended.signal};
  addEventListener('wheel', clear, options);
  addEventListener('touchmove', clear, options);
  addEventListener('keydown', ({key}) => scrollKeys.has(key) && clear(), options);
  // A press on the scroll bar.
  addEventListener('pointerdown', ({target}) => target === document.documentElement && clear(), options);
}

function markWords(search: string): void {
  const words = (new URLSearchParams(search).get(wordsParameter) ?? '').split(' ').filter(({length}) => length > 1);
  if ('highlights' in CSS) {
    CSS.highlights.delete(name);
    const main = document.querySelector('main article') ?? document.querySelector('main');
    if (words.length > 0 && main) {
      addStyle();
      CSS.highlights.set(name, new Highlight(...rangesOf(main, words)));
      clearAtScroll();
    }
  }
}

/** Takes the words out of the address: a reader who copies it wants the page. */
function cleanAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete(wordsParameter);
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
}

/** Called by Docusaurus after the first page and each navigation. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname, search},
  previousLocation,
}) => {
  if (pathname !== previousLocation?.pathname) {
    const title = document.querySelector('h1')?.textContent;
    if (title && !document.querySelector('[data-missing-page]')) notePage({url: pathname, title});
  }
  if (!search.includes(wordsParameter)) return;
  markWords(search);
  cleanAddress();
};
