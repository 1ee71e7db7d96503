// What the search keeps in local storage; where the browser blocks that, as long as the document lives.
import siteStorage from '@generated/site-storage';

export interface RecentPage {
  readonly url: string;
  readonly title: string;
}

const pagesKey = `recent-pages${siteStorage.namespace}`;
const maxPages = 6;
let keptPages: readonly RecentPage[] = [];

/** Returns the most recently visited pages, newest first. Storage may contain anything. */
export function recentPages(): readonly RecentPage[] {
  try {
    const stored = JSON.parse(localStorage.getItem(pagesKey) ?? '[]') as Record<keyof RecentPage, unknown>[];
    return stored.filter((page): page is RecentPage => typeof page.url === 'string' && typeof page.title === 'string');
  } catch {
    return keptPages;
  }
}

export function notePage(page: RecentPage): void {
  keptPages = [page, ...recentPages().filter(({url}) => url !== page.url)].slice(0, maxPages);
  try {
    localStorage.setItem(pagesKey, JSON.stringify(keptPages));
  } catch {
    // Storage is blocked.
  }
}

/** `packages/first-view` reads it too. */
const singleKeysKey = `keys${siteStorage.namespace}`;
let keptSingleKeys = true;
const listeners = new Set<() => void>();

/**
 * Whether a key without modifiers opens the search. Speech input and slips of the hand trigger it, so it can be off:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) !== 'off';
  } catch {
    return keptSingleKeys;
  }
}

/** Turns it on or off, for this and later visits. */
export function setSingleKeys(isOn: boolean): void {
  keptSingleKeys = isOn;
  try {
    if (isOn) localStorage.removeItem(singleKeysKey);
    else localStorage.setItem(singleKeysKey, 'off');
  } catch {
    // Storage is blocked.
  }
  listeners.forEach((listener) => listener());
}

/** Calls a function when {@link hasSingleKeys} may have changed. Returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
