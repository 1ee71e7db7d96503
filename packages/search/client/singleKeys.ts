import siteStorage from '@generated/site-storage';

/** `packages/first-view` reads it too. */
const key = `keys${siteStorage.namespace}`;

/** Holds where the browser blocks storage. */
let kept = true;

const listeners = new Set<() => void>();

/**
 * Whether a key without modifiers opens the search. Speech input types words, and hands slip, so readers can turn it off:
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
    // Storage is blocked: the choice holds for this document.
  }
  listeners.forEach((listener) => listener());
}

/** Calls a function when {@link hasSingleKeys} may have changed; returns how to stop that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
