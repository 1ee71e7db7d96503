import siteStorage from '@generated/site-storage';

/** A page that the reader has visited. */
export interface RecentPage {
  readonly url: string;
  readonly title: string;
}

const key = `recent-pages${siteStorage.namespace}`;
const limit = 6;

/** In-memory fallback for browsers that block storage. */
let kept: readonly RecentPage[] = [];

/** Returns the most recently visited pages, newest first. Storage may contain anything. */
export function recentPages(): readonly RecentPage[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as Record<keyof RecentPage, unknown>[];
    return stored.filter((page): page is RecentPage => typeof page.url === 'string' && typeof page.title === 'string');
  } catch {
    return kept;
  }
}

/** Notes that the reader is visiting a page. */
export function notePage(page: RecentPage): void {
  kept = [page, ...recentPages().filter(({url}) => url !== page.url)].slice(0, limit);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the list lasts as long as this document.
  }
}
