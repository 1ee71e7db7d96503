import prefetch from '@docusaurus/core/lib/client/prefetch.js';

/** Addresses of scripts that have been loaded or requested: the page's own, and those that links requested. */
const requested = new Set<string | null>();

/**
 * Replaces Docusaurus' `prefetch`, which adds an element for each script of each page that a visible link leads to.
 * Most are scripts that all pages share, and that have already loaded.
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

/** Calls a function in idle time or, in browsers without idle callbacks, in the next task. */
const nextTurn: (turn: () => void) => unknown =
  typeof window !== 'undefined' && 'requestIdleCallback' in window
    ? (turn) => window.requestIdleCallback(turn)
    : (turn) => setTimeout(turn);

/**
 * Gives each page's prefetch its own idle callback. Links that become visible together request their pages together,
 * and Docusaurus searches all routes for each: in a single task, a reader's click would wait for all of them.
 * Called by Docusaurus after each route change, and at hydration, when its functions exist.
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
