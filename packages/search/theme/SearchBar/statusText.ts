// Status texts of the dialog.
import type {IndexState} from '../../client/connection';
import type {EntryFilter, SearchAnswer} from '../../engine/types';

/** Returns the status when only other filters than the chosen one have results. */
export function elsewhereText(filter: EntryFilter | undefined, count: number): string {
  const results = count === 1 ? 'one result' : `${count} results`;
  return `Nothing in ${filter?.label ?? ''}, ${results} elsewhere.`;
}

/** Returns the visible status, which screen readers announce after each change. */
export function statusText(
  failed: IndexState['failed'],
  asked: string,
  answer: SearchAnswer | undefined,
  pageCount: number,
  isCut: boolean,
): string {
  if (failed === 'index' && process.env.NODE_ENV === 'development') {
    return 'Search only works in the built site, because the build makes its index.';
  }
  if (failed === 'index') {
    return 'The search index did not load. Try one of these pages:';
  }
  if (failed === 'postings') {
    return 'Part of the index did not load, so only the beginnings of sections are searched.';
  }
  if (asked === '') return '';
  if (!answer) return 'Searching …';
  const {length} = answer.results;
  if (length === 0) return 'Nothing found. Try other words, or one of these pages:';
  if (length === 1) return 'One result';
  const pages = pageCount === 1 ? 'one page' : `${pageCount} pages`;
  return isCut ? `The best ${length} results on ${pages}` : `${length} results on ${pages}`;
}
