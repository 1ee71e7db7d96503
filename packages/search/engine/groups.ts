import type {SearchResult} from './types';

/** How many results the dialog shows: what fits a screen or two, of several pages. */
export const shownLimits = {limit: 16, maxPerPage: 4};

/** Results of one page. */
export interface ResultGroup {
  readonly page: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly entries: SearchResult[];
}

/** The best results keep their places, so that a page with many results doesn't come between them. */
const bestResults = 3;

/** Puts results of one page together, in the order of the best of each. */
export function groupByPage(results: readonly SearchResult[]): ResultGroup[] {
  const groups: ResultGroup[] = [];
  let open = 0;
  results.forEach((result, place) => {
    const page = result.url.split('#')[0] ?? '';
    if (place <= bestResults) open = Math.max(0, groups.length - 1);
    const group = groups.slice(open).find((other) => other.page === page);
    if (group) group.entries.push(result);
    else groups.push({page, title: result.title, breadcrumbs: result.breadcrumbs, entries: [result]});
  });
  return groups;
}

/** Puts results in the order in which they are shown: grouped by page. */
export const inShownOrder = (results: readonly SearchResult[]): SearchResult[] =>
  groupByPage(results).flatMap(({entries}) => entries);
