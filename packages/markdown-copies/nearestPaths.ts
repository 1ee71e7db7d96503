import {editDistance} from '@docs-kit/report';

const lastSegment = (path: string): string => path.split('/').at(-1) ?? '';

/** Letters to compare: an address may have thousands, and each costs as much as a page's whole path. */
const comparedLength = 200;

/**
 * Returns the pages whose paths are most like one that doesn't exist. The last segment counts twice: readers guess
 * folders wrong more often than names.
 * @param wanted path of the request
 * @param paths of all pages
 */
export function nearestPaths(wanted: string, paths: readonly string[]): string[] {
  const clean = wanted.slice(0, comparedLength).replace(/\.md$/, '').replace(/\/+$/, '');
  const edits = (path: string): number =>
    editDistance(clean, path) + 2 * editDistance(lastSegment(clean), lastSegment(path));
  return paths
    .map((path) => ({path, edits: edits(path)}))
    .sort((one, other) => one.edits - other.edits || one.path.localeCompare(other.path, 'en'))
    .slice(0, 5)
    .map(({path}) => path);
}
