import {editDistance} from '@docs-kit/report';

interface MediaRange {
  readonly type: string;
  readonly quality: number;
}

function mediaRanges(accept: string): MediaRange[] {
  return accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return {type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0};
  });
}

/**
 * Tells whether a client asks for Markdown rather than HTML. Browsers never do: they don't name the type.
 * @param accept header `Accept` of the request
 * @example prefersMarkdown('text/markdown, text/html;q=0.9') // true
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const ranges = mediaRanges(accept ?? '');
  const qualityOf = (name: string): number => ranges.find(({type}) => type === name)?.quality ?? 0;
  const markdown = qualityOf('text/markdown');
  return markdown > 0 && markdown >= qualityOf('text/html');
}

const lastSegment = (path: string): string => path.split('/').at(-1) ?? '';

/**
 * Returns the pages whose paths are most like one that doesn't exist. The last segment counts twice: readers guess
 * folders wrong more often than names.
 * @param wanted path of the request
 * @param paths of all pages
 */
export function nearestPaths(wanted: string, paths: readonly string[]): string[] {
  const clean = wanted.replace(/\.md$/, '').replace(/\/+$/, '');
  const edits = (path: string): number =>
    editDistance(clean, path) + 2 * editDistance(lastSegment(clean), lastSegment(path));
  return paths
    .map((path) => ({path, edits: edits(path)}))
    .sort((one, other) => one.edits - other.edits || one.path.localeCompare(other.path, 'en'))
    .slice(0, 5)
    .map(({path}) => path);
}
