import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import sureAnswers from '@theme/SearchBar/sureAnswers';
import {connect, type IndexState} from '../../client/connection';
import type {SearchData} from '../../build/options';
import {mostWords, wordsParameter} from '../../client/onRouteDidUpdate';
import {inShownOrder} from '../../engine/groups';
import type {SearchAnswer, SearchResult} from '../../engine/types';
import {Filters} from './Filters';
import {Results} from './Results';
import {Start} from './Start';
import styles from './panel.module.css';

/** Pixels that a reader scrolls on purpose; new results move the list a little. */
const leastScroll = 40;

/** Results that a letter shows at once; those below the screen follow in a frame of their own. */
const resultsAtOnce = 7;

/** What the content of the dialog needs. */
export interface PanelProps {
  /** Id of the dialog: ids within begin with it. */
  readonly id: string;
  readonly data: SearchData;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Begins to load the index. */
export function prepare({index}: SearchData): void {
  connect(index);
}

/** Words of a result that the target page marks: those of the query when they're in its code alone. */
const markedWords = ({heading, excerpt}: SearchResult, asked: string): string => {
  const marked = [heading, excerpt].flatMap(({text, marks}) => marks.map(([start, end]) => text.slice(start, end)));
  const words = marked.length > 0 ? marked : asked.trim().split(/\s+/u);
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, mostWords).join(' ');
};

/** Address of a result, with the words to mark on its page. */
function hrefOf(result: SearchResult, asked: string, baseUrl: string): string {
  const [path = '', anchor] = result.url.split('#');
  const words = markedWords(result, asked);
  const query = words && `?${new URLSearchParams({[wordsParameter]: words}).toString()}`;
  return baseUrl + path.slice(1) + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** What is below the field of the search: filters, results, and what to do when there are none. */
export default function Panel({id, data, dialog, field}: PanelProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const connection = connect(data.index);
  const {failed, filters} = useSyncExternalStore(connection.subscribe, connection.state, connection.state);
  const [query, setQuery] = useState(field.current?.value ?? '');
  const [filter, setFilter] = useState<string>();
  const [found, setFound] = useState<{query: string; answer: SearchAnswer}>();
  const [active, setActive] = useState(0);

  const asked = query.trim();
  useEffect(() => {
    if (!asked) return undefined;
    const ask = (first: readonly string[]): void =>
      connection.search({query, filter, first}, (answer) => setFound({query, answer}));
    ask([]);
    let isAsked = true;
    sureAnswers(query).then(
      (first) => isAsked && first.length > 0 && ask(first),
      () => undefined,
    );
    return () => {
      isAsked = false;
    };
  }, [connection, asked, query, filter]);
  const answer = asked ? found?.answer : undefined;
  const all = useMemo(() => inShownOrder(answer?.results ?? []), [answer]);
  const isSettled = useDeferredValue(all) === all;
  const results = useMemo(() => (isSettled ? all : all.slice(0, resultsAtOnce)), [all, isSettled]);
  const selected = Math.min(active, results.length - 1);

  const onInput = useEffectEvent(() => {
    setQuery(field.current?.value ?? '');
    setActive(0);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const last = results.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: selected === last ? 0 : selected + 1,
      ArrowUp: selected <= 0 ? last : selected - 1,
      PageDown: Math.min(last, selected + 5),
      PageUp: Math.max(0, selected - 5),
    };
    const next = moves[event.key];
    if (event.isComposing || last < 0) return;
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const link = document.getElementById(`${id}-${selected}`);
      if (!(link instanceof HTMLAnchorElement)) return;
      if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener');
      else link.click();
    }
  });
  useEffect(() => {
    const [box, input] = [dialog.current, field.current];
    if (!box || !input) return undefined;
    // Letters that came between the first rendering and now.
    onInput();
    const ended = new AbortController();
    const {signal} = ended;
    input.addEventListener('input', () => onInput(), {signal});
    input.addEventListener('keydown', (event) => onKeyDown(event), {signal});
    const observer = new MutationObserver(() => {
      if (box.open) onInput();
    });
    observer.observe(box, {attributeFilter: ['open']});
    // What scrolls is the dialog or, on phones, a part of it.
    const onScroll = ({target}: Event): void => {
      if (target instanceof Element && target.scrollTop > leastScroll) connection.completeExcerpts();
    };
    box.addEventListener('scroll', onScroll, {capture: true, signal});
    return () => {
      observer.disconnect();
      ended.abort();
    };
  }, [connection, field, dialog]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(results.length > 0));
    if (results.length > 0) input?.setAttribute('aria-activedescendant', `${id}-${selected}`);
    else input?.removeAttribute('aria-activedescendant');
    document.getElementById(`${id}-${selected}`)?.scrollIntoView({block: 'nearest'});
  }, [field, id, results.length, selected]);

  // Results are rendered when an answer comes, and not with every letter.
  const answered = found?.query ?? '';
  const addressOf = useCallback((result: SearchResult) => hrefOf(result, answered, baseUrl), [answered, baseUrl]);
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      const {pathname, search, hash} = event.currentTarget;
      dialog.current?.close();
      history.push(pathname + search + hash);
    },
    [dialog, history],
  );

  const counts = answer?.counts ?? {};
  const matching = filter === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[filter];
  const pageCount = new Set(all.map(({url}) => url.split('#')[0])).size;
  return (
    <div className={styles.panel}>
      {filters.length > 1 && asked !== '' && (
        <Filters filters={filters} counts={counts} chosen={filter} choose={setFilter} />
      )}
      <p className={styles.status} role="status">
        {statusText(failed, asked, answer, pageCount, (matching ?? 0) > all.length)}
      </p>
      {failed && (
        <button type="button" className={styles.retry} onClick={() => connection.retry()}>
          {translate({id: 'search.retry', message: 'Retry'})}
        </button>
      )}
      <Results id={id} results={results} selected={selected} hrefOf={addressOf} onFollow={follow} onPoint={setActive} />
      {(asked === '' || failed === 'index' || answer?.results.length === 0) && (
        <Start entryPoints={data.entryPoints} baseUrl={baseUrl} onFollow={follow} />
      )}
    </div>
  );
}

/** What a screen reader says after each change, and everyone sees. */
function statusText(
  failed: IndexState['failed'],
  asked: string,
  answer: SearchAnswer | undefined,
  pageCount: number,
  isCut: boolean,
): string {
  if (failed === 'index' && process.env.NODE_ENV === 'development') {
    return translate({id: 'search.development', message: 'Search works in the built site: the build makes its index.'});
  }
  if (failed === 'index') {
    return translate({id: 'search.failed', message: 'The search index did not load. These pages lead on:'});
  }
  if (failed === 'postings') {
    return translate({
      id: 'search.partial',
      message: 'A part of the index did not load, so search knows only how each section begins.',
    });
  }
  if (asked === '') return '';
  if (!answer) return translate({id: 'search.loading', message: 'Searching …'});
  const {length} = answer.results;
  if (length === 0) {
    return translate({id: 'search.none', message: 'Nothing found. Try other words, or go on from one of these pages:'});
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
