import prefetch from '@docusaurus/core/lib/client/prefetch.js';

/** Addresses of scripts that are loaded or requested: first those of the page, then those that links requested. */
const requested = new Set<string | null>();

/**
 * Replaces Docusaurus' `prefetch`, which adds an element for each script of each page that a visible link leads to:
 * most are scripts that all pages share, and are there already.
 * @param url address of a script, as Rspack names it
 */
export default function prefetchOnce(url: string): Promise<void> {
  if (requested.size === 0) {
    document.querySelectorAll('link[as="script"]').forEach((link) => requested.add(link.getAttribute('href')));
  }
  if (requested.has(url)) return Promise.resolve();
  requested.add(url);
  return prefetch(url);
}

let isReplaced = false;

/** Browsers without idle callbacks get a turn between two tasks. */
const nextTurn: (turn: () => void) => unknown =
  typeof window !== 'undefined' && 'requestIdleCallback' in window
    ? (turn) => window.requestIdleCallback(turn)
    : (turn) => setTimeout(turn);

/**
 * Gives each prefetch of a page its own idle turn. All links that become visible at once ask Docusaurus for their pages
 * at once, and it searches all routes for each: in one task, a reader's click would wait for all of them.
 * Called by Docusaurus after a route change, and once at hydration, when its functions are there.
 */
export function onRouteDidUpdate(): void {
  if (isReplaced) return;
  isReplaced = true;
  const {prefetch: prefetchPage, preload} = window.docusaurus;
  window.docusaurus = Object.freeze({
    preload,
    prefetch(path: string) {
      nextTurn(() => prefetchPage(path));
      return false;
    },
  });
}
