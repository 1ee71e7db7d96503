import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {connect, type FailedFile} from '../../client/connection';
import {noteWords} from '../../client/storage';
import type {EntryFilter, SearchData} from '../../build/options';
import {Results} from './Results';
import {Start} from './Start';
import {useAnswer, type CurrentAnswer} from './useAnswer';
import {useDialogEvents, type DialogElements} from './useDialogEvents';
import {useSelection} from './useSelection';
import styles from './panel.module.css';

export interface PanelProps extends DialogElements {
  /** Id of the dialog, and prefix of the ids in it. */
  readonly id: string;
  readonly data: SearchData;
  /** The key that was pressed last in the dialog. */
  readonly lastKey: RefObject<KeyboardEvent | null>;
}

interface FiltersProps {
  readonly filters: readonly EntryFilter[];
  /** Number of sections found, by filter. */
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen: string | undefined;
  readonly choose: (filter: string | undefined) => void;
}

/** Buttons that limit the results to a part of the site. */
function Filters({filters, counts, chosen, choose}: FiltersProps): ReactNode {
  const all = {id: undefined, label: translate({id: 'search.all', message: 'All'})};
  return (
    <div className={styles.filters} role="group" aria-label={translate({id: 'search.filters', message: 'Show'})}>
      {[all, ...filters].map(({id, label}) => (
        <button
          key={id ?? ''}
          type="button"
          aria-pressed={chosen === id}
          disabled={id !== undefined && chosen !== id && !counts[id]}
          onClick={() => choose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Starts loading the index. */
export function prepare({index}: SearchData): void {
  connect(index);
}

/** The dialog's content below the field: filters, results, and suggestions when there are none. */
export default function Panel({id, data, dialog, field, lastKey}: PanelProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const connection = connect(data.index);
  const failed = useSyncExternalStore(connection.subscribe, connection.failed, connection.failed);
  const [query, setQuery] = useState(field.current?.value ?? '');
  const [filter, setFilter] = useState<string>();
  const asked = query.trim();
  const current = useAnswer(connection, query, filter);
  const {found, answer, results} = current;
  /** Whether the answer is for the current text of the field, which may be newer than the rendered one. */
  const isAnswered = (): boolean =>
    answer !== undefined && found?.query === query && found.filter === filter && field.current?.value === query;
  const selection = useSelection({id, dialog, field, current, isAsked: asked !== '', isAnswered});

  useDialogEvents({dialog, field}, lastKey, {
    onInput() {
      selection.reset();
      setQuery(field.current?.value ?? '');
    },
    onClosed() {
      selection.reset();
      setFilter(undefined);
    },
    onKeyDown: selection.onKeyDown,
    onScroll: () => connection.completeExcerpts(),
    onPointer: selection.release,
  });
  useEffect(() => {
    dialog.current?.scrollTo(0, 0);
  }, [dialog, query, filter]);

  const choose = (next: string | undefined): void => {
    setFilter(next);
    selection.reset();
    // On a touch screen, the keyboard would cover the results.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  };
  const retry = (): void => {
    connection.retry();
    field.current?.focus();
  };
  const follow = useFollow();

  const {filters} = data;
  const {status, counts, isElsewhere} = summarize(failed, filters, asked, current);
  const hasSuggestions = asked === '' || failed === 'index' || (answer?.results.length === 0 && !isElsewhere);
  return (
    <div className={styles.panel}>
      {filters.length > 0 && answer && <Filters filters={filters} counts={counts} chosen={filter} choose={choose} />}
      {results.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          <Translate id="search.keys">↑ ↓ choose · Enter opens · Esc closes</Translate>
        </p>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
      {failed && (
        <button type="button" className={styles.action} onClick={retry}>
          <Translate id="search.retry">Retry</Translate>
        </button>
      )}
      {isElsewhere && (
        <button
          type="button"
          className={styles.action}
          onClick={({currentTarget}) => {
            // This button disappears: the focus goes to the filter that it chooses.
            currentTarget.parentElement?.querySelector('button')?.focus();
            choose(undefined);
          }}
        >
          <Translate id="search.showAll">Show all</Translate>
        </button>
      )}
      <Results
        id={id}
        results={results}
        filters={filters}
        selected={selection.selected}
        query={found?.query ?? ''}
        baseUrl={baseUrl}
        onFollow={follow}
        onPoint={selection.select}
      />
      {hasSuggestions && <Start entryPoints={data.entryPoints} baseUrl={baseUrl} onFollow={follow} />}
    </div>
  );
}

/** Returns a click handler for links in the dialog: it closes the dialog and navigates without a new document. */
function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const history = useHistory();
  return useCallback(
    (event) => {
      noteWords(event.currentTarget);
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      const {pathname, search, hash} = event.currentTarget;
      event.currentTarget.closest('dialog')?.close();
      history.push(pathname + search + hash);
      // The dialog returned the focus to its button. Without it, keyboard navigation continues at the result.
      (document.activeElement as HTMLElement | null)?.blur();
    },
    [history],
  );
}

/**
 * Returns what the panel says about an answer: its status, which screen readers announce after each change, the number
 * of sections found by filter, and whether only other filters than the chosen one have results.
 * @param asked the question, without spaces around it; empty when nothing is asked
 */
function summarize(
  failed: FailedFile,
  filters: readonly EntryFilter[],
  asked: string,
  {found, answer, all}: CurrentAnswer,
) {
  const counts = answer?.counts ?? {};
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const filter = filters.find(({id}) => id === found?.filter);
  const matching = filter ? (counts[filter.id] ?? 0) : count;
  const isElsewhere = answer !== undefined && matching === 0 && count > 0;
  const statusOf = (): string => {
    if (failed === 'index') {
      return process.env.NODE_ENV === 'development'
        ? translate({
            id: 'search.development',
            message: 'Search only works in the built site, because the build makes its index.',
          })
        : translate({id: 'search.failed', message: 'The search index did not load. Try one of these pages:'});
    }
    if (failed === 'postings') {
      return translate({
        id: 'search.partial',
        message: 'Part of the index did not load, so only the beginnings of sections are searched.',
      });
    }
    if (asked === '') return '';
    if (!answer) return translate({id: 'search.searching', message: 'Searching …'});
    if (isElsewhere) {
      const values = {filter: filter?.label ?? '', count};
      return count === 1
        ? translate({id: 'search.oneElsewhere', message: 'Nothing in {filter}, one result elsewhere.'}, values)
        : translate({id: 'search.elsewhere', message: 'Nothing in {filter}, {count} results elsewhere.'}, values);
    }
    if (all.length === 0)
      return translate({id: 'search.none', message: 'Nothing found. Try other words, or one of these pages:'});
    if (all.length === 1) return translate({id: 'search.one', message: 'One result'});
    const pageCount = new Set(all.map(({url}) => url.split('#')[0])).size;
    const pages =
      pageCount === 1
        ? translate({id: 'search.onePage', message: 'one page'})
        : translate({id: 'search.pages', message: '{count} pages'}, {count: pageCount});
    const values = {results: all.length, pages};
    return matching > all.length
      ? translate({id: 'search.best', message: 'The best {results} results on {pages}'}, values)
      : translate({id: 'search.count', message: '{results} results on {pages}'}, values);
  };
  return {status: statusOf(), counts, isElsewhere};
}
