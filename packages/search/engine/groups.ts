import type {SearchResult} from './types';

/** How many results the dialog shows: a screen or two, from several pages. */
export const shownLimits = {limit: 16, maxPerPage: 4};

/** How many of the best results keep their rank, so that a page with many results doesn't come between them. */
const bestResults = 3;

const pageOf = ({url}: SearchResult): string | undefined => url.split('#')[0];

/** Groups results by page. Groups are in the order of their best results. */
export function groupByPage(results: readonly SearchResult[]): (readonly [SearchResult, ...SearchResult[]])[] {
  const groups: [SearchResult, ...SearchResult[]][] = [];
  let open = 0;
  results.forEach((result, index) => {
    if (index <= bestResults) open = Math.max(0, groups.length - 1);
    const group = groups.slice(open).find(([first]) => pageOf(first) === pageOf(result));
    if (group) group.push(result);
    else groups.push([result]);
  });
  return groups;
}

/** Sorts results into the order in which they are shown: grouped by page. */
export const inShownOrder = (results: readonly SearchResult[]): SearchResult[] => groupByPage(results).flat();
