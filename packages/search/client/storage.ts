// What the search keeps in local storage; where the browser blocks that, as long as the document lives.
import siteStorage from '@generated/site-storage';

/** Opens a value in storage, which may contain anything. */
function openSlot(name: string) {
  const key = `${name}${siteStorage.namespace}`;
  let kept: string | null = null;
  return {
    get(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return kept;
      }
    },
    set(value: string): void {
      kept = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage is blocked.
      }
    },
  };
}

export interface RecentPage {
  readonly url: string;
  readonly title: string;
}

const pagesSlot = openSlot('recent-pages');
const maxPages = 6;

/** Returns the most recently visited pages, newest first. */
export function recentPages(): readonly RecentPage[] {
  try {
    const stored = JSON.parse(pagesSlot.get() ?? '[]') as Record<keyof RecentPage, unknown>[];
    return stored.filter((page): page is RecentPage => typeof page.url === 'string' && typeof page.title === 'string');
  } catch {
    return [];
  }
}

export function notePage(page: RecentPage): void {
  const pages = [page, ...recentPages().filter(({url}) => url !== page.url)];
  pagesSlot.set(JSON.stringify(pages.slice(0, maxPages)));
}

/** `packages/first-view` reads it too. */
const singleKeysSlot = openSlot('keys');
const listeners = new Set<() => void>();

/**
 * Whether a key without modifiers opens the search. Speech input and slips of the hand trigger it, so it can be off:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const hasSingleKeys = (): boolean => singleKeysSlot.get() !== 'off';

/** Turns it on or off, for this and later visits. */
export function setSingleKeys(isOn: boolean): void {
  singleKeysSlot.set(isOn ? 'on' : 'off');
  listeners.forEach((listener) => listener());
}

/** Calls a function when {@link hasSingleKeys} may have changed. Returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const wordsSlot = openSlot('marked-words');
/** How many results may wait to be opened: some never are. */
const maxResults = 12;

function readWords(): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(wordsSlot.get() ?? '{}') as object));
  } catch {
    return new Map();
  }
}

const saveWords = (words: ReadonlyMap<string, unknown>): void =>
  wordsSlot.set(JSON.stringify(Object.fromEntries([...words].slice(-maxResults))));

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
