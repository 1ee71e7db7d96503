import type {SearchResult} from './types';

/** How many results the dialog shows: a screen or two, from several pages. */
export const shownLimits = {limit: 16, maxPerPage: 4};

export interface ResultGroup {
  readonly page: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly entries: SearchResult[];
}

/** How many of the best results keep their rank, so that a page with many results doesn't come between them. */
const bestResults = 3;

/** Groups results by page. Groups are in the order of their best results. */
export function groupByPage(results: readonly SearchResult[]): ResultGroup[] {
  const groups: ResultGroup[] = [];
  let open = 0;
  results.forEach((result, index) => {
    const page = result.url.split('#')[0] ?? '';
    if (index <= bestResults) open = Math.max(0, groups.length - 1);
    const group = groups.slice(open).find((other) => other.page === page);
    if (group) group.entries.push(result);
    else groups.push({page, title: result.title, breadcrumbs: result.breadcrumbs, entries: [result]});
  });
  return groups;
}

/** Sorts results into the order in which they are shown: grouped by page. */
export const inShownOrder = (results: readonly SearchResult[]): SearchResult[] =>
  groupByPage(results).flatMap(({entries}) => entries);
