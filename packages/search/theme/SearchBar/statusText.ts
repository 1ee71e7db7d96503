// Status texts of the dialog.
import {translate} from '@docusaurus/Translate';
import type {IndexState} from '../../client/connection';
import type {EntryFilter, SearchAnswer} from '../../engine/types';

/** Returns the status when only other filters than the chosen one have results. */
export function elsewhereText(filter: EntryFilter | undefined, count: number): string {
  const values = {filter: filter?.label ?? '', count: String(count)};
  return count === 1
    ? translate({id: 'search.oneElsewhere', message: 'Nothing in {filter}, one result elsewhere.'}, values)
    : translate({id: 'search.elsewhere', message: 'Nothing in {filter}, {count} results elsewhere.'}, values);
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
    return translate({
      id: 'search.development',
      message: 'Search only works in the built site, because the build makes its index.',
    });
  }
  if (failed === 'index') {
    return translate({id: 'search.failed', message: 'The search index did not load. Try one of these pages:'});
  }
  if (failed === 'postings') {
    return translate({
      id: 'search.partial',
      message: 'Part of the index did not load, so only the beginnings of sections are searched.',
    });
  }
  if (asked === '') return '';
  if (!answer) return translate({id: 'search.searching', message: 'Searching …'});
  const {length} = answer.results;
  if (length === 0) {
    return translate({id: 'search.none', message: 'Nothing found. Try other words, or one of these pages:'});
  }
  if (length === 1) return translate({id: 'search.one', message: 'One result'});
  const pages =
    pageCount === 1
      ? translate({id: 'search.onePage', message: 'one page'})
      : translate({id: 'search.pages', message: '{count} pages'}, {count: String(pageCount)});
  const values = {results: String(length), pages};
  return isCut
    ? translate({id: 'search.best', message: 'The best {results} results on {pages}'}, values)
    : translate({id: 'search.count', message: '{results} results on {pages}'}, values);
}
