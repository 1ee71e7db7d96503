import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {connect} from '../../client/connection';
import type {SearchData} from '../../build/options';
import type {EntryFilter} from '../../engine/types';
import {Results} from './Results';
import {Start} from './Start';
import {elsewhereText, statusText} from './statusText';
import {useAnswer} from './useAnswer';
import styles from './panel.module.css';

/** Pixels that count as scrolling by the reader: new results move the list a little, too. */
const minScroll = 40;

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Id of the dialog, and prefix of the ids in it. */
  readonly id: string;
  readonly data: SearchData;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
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
  const all = {id: undefined, label: 'All'};
  return (
    <div className={styles.filters} role="group" aria-label="Show">
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
export default function Panel({id, data, dialog, field}: PanelProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const connection = connect(data.index);
  const {failed, filters} = useSyncExternalStore(connection.subscribe, connection.state, connection.state);
  const [query, setQuery] = useState(field.current?.value ?? '');
  const [filter, setFilter] = useState<string>();
  const [active, setActive] = useState(0);
  /** Set when Enter was pressed before the answer arrived, which then opens its first result. */
  const entered = useRef<{readonly isOtherTab: boolean}>(undefined);
  /** Whether the result was selected with a key, and the reader hasn't scrolled since. */
  const isChosen = useRef(false);

  const asked = query.trim();
  const {found, answer, all, results} = useAnswer(connection, query, filter);
  /** Whether the answer is for the current text of the field, which may be newer than the rendered one. */
  const isAnswered = (): boolean =>
    answer !== undefined && found?.query === query && found.filter === filter && field.current?.value === query;
  const selected = Math.min(active, results.length - 1);

  const reveal = (index: number): void => {
    if (index === 0) dialog.current?.scrollTo(0, 0);
    else document.getElementById(`${id}-${index}`)?.scrollIntoView({block: 'nearest'});
  };
  const openResult = (index: number, isOtherTab: boolean): void => {
    const link = document.getElementById(`${id}-${index}`);
    if (!(link instanceof HTMLAnchorElement)) return;
    if (isOtherTab) window.open(link.href, '_blank', 'noopener');
    else link.click();
  };
  const choose = (next: string | undefined): void => {
    setFilter(next);
    setActive(0);
    // On a touch screen, the keyboard would cover the results.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  };
  const retry = (): void => {
    connection.retry();
    field.current?.focus();
  };
  /** Moves the focus between the field and the links below it. */
  const walk = (step: number): void => {
    const stops = [field.current, ...(dialog.current?.querySelectorAll<HTMLElement>('nav a') ?? [])];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    stops.at((index + step) % stops.length)?.focus();
  };

  const onInput = useEffectEvent(() => {
    entered.current = undefined;
    isChosen.current = false;
    setQuery(field.current?.value ?? '');
    setActive(0);
  });
  const onClosed = useEffectEvent(() => {
    entered.current = undefined;
    setFilter(undefined);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const {key, target} = event;
    const isInField = target === field.current;
    // In Safari, the key that ends a composition comes after its end. Only its key code, 229, shows what it was.
    if (event.isComposing || event.keyCode === 229) return;
    if (!isInField && !(target instanceof Element && target.closest('nav'))) return;
    entered.current = undefined;
    const last = results.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: selected === last ? 0 : selected + 1,
      ArrowUp: selected <= 0 ? last : selected - 1,
      PageDown: Math.min(last, selected + 5),
      PageUp: Math.max(0, selected - 5),
    };
    const next = moves[key];
    if (key === 'Enter' && isInField && asked) {
      event.preventDefault();
      const isOtherTab = event.ctrlKey || event.metaKey;
      if (isAnswered()) openResult(selected, isOtherTab);
      else entered.current = {isOtherTab};
    } else if (last < 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      walk(key === 'ArrowDown' ? 1 : -1);
    } else if (last >= 0 && next !== undefined) {
      event.preventDefault();
      setActive(next);
      isChosen.current = true;
      reveal(next);
    }
  });
  const onAnswer = useEffectEvent(() => {
    if (!entered.current || !found?.isSure || !isAnswered()) return;
    const {isOtherTab} = entered.current;
    entered.current = undefined;
    openResult(0, isOtherTab);
  });
  useEffect(() => onAnswer(), [found]);
  // Better texts have another height.
  const onResults = useEffectEvent(() => {
    if (isChosen.current) reveal(selected);
  });
  useEffect(() => onResults(), [results]);
  useEffect(() => {
    dialog.current?.scrollTo(0, 0);
  }, [dialog, query, filter]);
  // A layout effect: otherwise, a key pressed as soon as the panel appears would be lost.
  useLayoutEffect(() => {
    const [box, input] = [dialog.current, field.current];
    if (!box || !input) return undefined;
    // Reads what was typed since the first render.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the field accepts input before hydration
    onInput();
    const ended = new AbortController();
    const {signal} = ended;
    input.addEventListener('input', () => onInput(), {signal});
    box.addEventListener('keydown', (event) => onKeyDown(event), {signal});
    const observer = new MutationObserver(() => {
      if (box.open) onInput();
      else onClosed();
    });
    observer.observe(box, {attributeFilter: ['open']});
    // The dialog scrolls or, on phones, a part of it.
    const onScroll = ({target}: Event): void => {
      if (target instanceof Element && target.scrollTop > minScroll) connection.completeExcerpts();
    };
    box.addEventListener('scroll', onScroll, {capture: true, signal});
    const leave = (): void => {
      isChosen.current = false;
    };
    for (const type of ['wheel', 'touchmove', 'pointerdown'])
      box.addEventListener(type, leave, {passive: true, signal});
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
  }, [field, id, results.length, selected]);

  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>): void => {
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

  const counts = answer?.counts ?? {};
  const allCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shownFilter = filters.find((one) => one.id === found?.filter);
  const matching = shownFilter ? (counts[shownFilter.id] ?? 0) : allCount;
  const isElsewhere = answer !== undefined && matching === 0 && allCount > 0;
  const pageCount = new Set(all.map(({url}) => url.split('#')[0])).size;
  return (
    <div className={styles.panel}>
      {filters.length > 0 && asked !== '' && (
        <Filters filters={filters} counts={counts} chosen={filter} choose={choose} />
      )}
      {results.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          ↑ ↓ choose · Enter opens · Esc closes
        </p>
      )}
      <p className={styles.status} role="status">
        {isElsewhere && !failed
          ? elsewhereText(shownFilter, allCount)
          : statusText(failed, asked, answer, pageCount, matching > all.length)}
      </p>
      {failed && (
        <button type="button" className={styles.action} onClick={retry}>
          Retry
        </button>
      )}
      {isElsewhere && (
        <button type="button" className={styles.action} onClick={() => choose(undefined)}>
          Show all
        </button>
      )}
      <Results
        id={id}
        results={results}
        filters={filters}
        selected={selected}
        query={found?.query ?? ''}
        baseUrl={baseUrl}
        onFollow={follow}
        onPoint={setActive}
      />
      {(asked === '' || failed === 'index' || (answer?.results.length === 0 && !isElsewhere)) && (
        <Start entryPoints={data.entryPoints} baseUrl={baseUrl} onFollow={follow} />
      )}
    </div>
  );
}
