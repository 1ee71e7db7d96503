import siteStorage from '@generated/site-storage';

/** `packages/first-view` reads it too. */
const key = `keys${siteStorage.namespace}`;

/** In-memory fallback for browsers that block storage. */
let kept = true;

const listeners = new Set<() => void>();

/**
 * Whether a key without modifiers opens the search. Speech input and slips of the hand trigger it, so it can be off:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return kept;
  }
}

/** Turns it on or off, for this and later visits. */
export function setSingleKeys(isOn: boolean): void {
  kept = isOn;
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is blocked: the choice lasts as long as this document.
  }
  listeners.forEach((listener) => listener());
}

/** Calls a function when {@link hasSingleKeys} may have changed. Returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
