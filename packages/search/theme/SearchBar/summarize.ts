import type {IndexState} from '../../client/connection';
import type {EntryFilter, SearchAnswer} from '../../engine/types';
import type {CurrentAnswer} from './useAnswer';

/** What the dialog says about an answer. */
interface AnswerSummary {
  /** The visible status, which screen readers announce after each change. */
  readonly status: string;
  /** Number of sections found, by filter. */
  readonly counts: Readonly<Record<string, number>>;
  /** Whether only other filters than the chosen one have results. */
  readonly isElsewhere: boolean;
}

/**
 * Summarizes an answer.
 * @param asked the question, without spaces around it; empty when nothing is asked
 */
export function summarize(index: IndexState, asked: string, {found, answer, all}: CurrentAnswer): AnswerSummary {
  const counts = answer?.counts ?? {};
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const filter = index.filters.find(({id}) => id === found?.filter);
  const matching = filter ? (counts[filter.id] ?? 0) : count;
  const isElsewhere = answer !== undefined && matching === 0 && count > 0;
  const pageCount = new Set(all.map(({url}) => url.split('#')[0])).size;
  const status =
    isElsewhere && !index.failed
      ? elsewhereText(filter, count)
      : statusText(index.failed, asked, answer, pageCount, matching > all.length);
  return {status, counts, isElsewhere};
}

function elsewhereText(filter: EntryFilter | undefined, count: number): string {
  const results = count === 1 ? 'one result' : `${count} results`;
  return `Nothing in ${filter?.label ?? ''}, ${results} elsewhere.`;
}

function statusText(
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
