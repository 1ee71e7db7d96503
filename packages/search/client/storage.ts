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

const wordsKey = `marked-words${siteStorage.namespace}`;
/** How many results may wait to be opened: some never are. */
const maxResults = 12;
let keptWords = '{}';

function readWords(): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(localStorage.getItem(wordsKey) ?? '{}') as object));
  } catch {
    return new Map(Object.entries(JSON.parse(keptWords) as object));
  }
}

function saveWords(words: ReadonlyMap<string, unknown>): void {
  keptWords = JSON.stringify(Object.fromEntries([...words].slice(-maxResults)));
  try {
    localStorage.setItem(wordsKey, keptWords);
  } catch {
    // Storage is blocked: other tabs mark no words.
  }
}

/**
 * Notes the words in a result's `data-words`, separated by spaces, for the page that it opens. In the address, they
 * would be sent to the host when the result is opened in another tab.
 */
export function noteWords({pathname, hash, dataset: {words}}: HTMLAnchorElement): void {
  if (words) saveWords(readWords().set(pathname + hash, words));
}

/** Returns the words noted for an address, once. Its hash includes `#`. */
export function takeWords({pathname, hash}: {readonly pathname: string; readonly hash: string}): readonly string[] {
  const all = readWords();
  const words = all.get(pathname + hash);
  if (typeof words !== 'string') return [];
  all.delete(pathname + hash);
  saveWords(all);
  return words.split(' ');
}
