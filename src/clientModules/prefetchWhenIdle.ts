let isSet = false;

/** Browsers without idle times get a turn between two tasks. */
const nextTurn: (turn: () => void) => unknown =
  typeof window !== 'undefined' && 'requestIdleCallback' in window
    ? (turn) => window.requestIdleCallback(turn)
    : (turn) => setTimeout(turn);

/**
 * All links that come into sight at once ask the generator for their pages at once, and it looks through all routes for
 * each: in the same task, a reader's click would have to wait for them. So each gets an idle turn of its own.
 * Called by the generator after a route change, and once at waking, when its functions are there.
 */
export function onRouteDidUpdate(): void {
  if (isSet) {
    return;
  }
  isSet = true;
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = Object.freeze({
    preload,
    prefetch(path: string) {
      nextTurn(() => prefetch(path));
      return false;
    },
  });
}
