import siteStorage from '@generated/site-storage';

/** A page that the reader has seen. */
export interface RecentPage {
  readonly url: string;
  readonly title: string;
}

const key = `recent-pages${siteStorage.namespace}`;
const limit = 6;

/** Holds where the browser blocks storage. */
let kept: readonly RecentPage[] = [];

/** Returns the pages that the reader has seen last, newest first. Storage may hold anything. */
export function recentPages(): readonly RecentPage[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as Record<keyof RecentPage, unknown>[];
    return stored.filter((page): page is RecentPage => typeof page.url === 'string' && typeof page.title === 'string');
  } catch {
    return kept;
  }
}

/** Notes that the reader sees a page. */
export function notePage(page: RecentPage): void {
  kept = [page, ...recentPages().filter(({url}) => url !== page.url)].slice(0, limit);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the list holds for this document.
  }
}
