import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../../build/options';
import {missingWords} from '../../client/missingWords';
import {hasSingleKeys, subscribe} from '../../client/storage';
import {Content, loadPanel} from './Content';
import styles from './styles.module.css';

const dialogId = 'site-search';

/** Whether the reader is typing in an element. The field of a closed dialog keeps the focus until the next frame. */
const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select')) &&
  target.checkVisibility();

/**
 * Whether the reader pressed one of the shortcuts that the button announces. With caps lock, the key is `K`; some
 * layouts need Shift for `/`; and Chrome's autofill sends events without a key.
 */
const isShortcut = ({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean =>
  key === '/'
    ? !ctrlKey && !metaKey && !altKey && !isEditable(target) && hasSingleKeys()
    : key?.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Text in the field of a dialog that was open when its page was replaced: readers open it while the next one loads. */
let carriedOver: string | undefined;

/**
 * Opens and closes the dialog: on buttons with `data-search-open`, the shortcuts, and `?q=`. Before hydration,
 * `packages/first-view` does the same.
 */
function useDialog(dialog: RefObject<HTMLDialogElement | null>, field: RefObject<HTMLInputElement | null>) {
  const [isOpened, setIsOpened] = useState(false);
  const {search} = useLocation();
  const baseUrl = useBaseUrl('/');
  // Layout effects: otherwise, a shortcut pressed between the old navbar and the new one's effects would be lost.
  useLayoutEffect(() => {
    const [box, input] = [dialog.current, field.current];
    if (box && input && carriedOver !== undefined) {
      input.value = carriedOver;
      if (!box.open) box.showModal();
    }
    carriedOver = undefined;
    return () => {
      if (box?.open) carriedOver = input?.value;
    };
  }, [dialog, field]);
  useLayoutEffect(() => {
    const [box, input] = [dialog.current, field.current];
    if (!box || !input) return undefined;
    const open = (): void => {
      if (box.open) return;
      box.showModal();
      // Typing replaces the last query, which stays for readers who come back to it.
      input.select();
    };
    const onClick = ({target}: Event): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-search-open]') : null;
      if (!button) return;
      const {searchWords} = button.dataset;
      if (searchWords !== undefined) input.value = searchWords;
      open();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      // While React starts, the script before hydration also listens, and has just opened the dialog.
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      if (box.open && event.key !== '/') box.close();
      else open();
    };
    const onOpened = (): void => {
      if (!box.open) return;
      if (!input.value && document.querySelector('[data-missing-page]')) {
        input.value = missingWords(location.pathname, baseUrl);
        input.select();
      }
      setIsOpened(true);
    };
    // The `open` attribute is the state of the dialog, whether React opened it or the script before hydration.
    const observer = new MutationObserver(onOpened);
    observer.observe(box, {attributeFilter: ['open']});
    onOpened();
    const ended = new AbortController();
    const {signal} = ended;
    document.addEventListener('click', onClick, {signal});
    document.addEventListener('keydown', onKeyDown, {signal});
    // The page below the open dialog changes.
    addEventListener('popstate', () => box.close(), {signal});
    return () => {
      observer.disconnect();
      ended.abort();
    };
  }, [dialog, field, baseUrl]);
  const isFirstAddress = useRef(true);
  useEffect(() => {
    const [box, input] = [dialog.current, field.current];
    const query = new URLSearchParams(search).get('q');
    // If so, the script before hydration has opened it with these words, and the reader may have closed it since.
    const isAnswered = isFirstAddress.current && box && 'preloaded' in box;
    isFirstAddress.current = false;
    if (!query || !box || !input || box.open || isAnswered) return;
    input.value = query;
    box.showModal();
  }, [dialog, field, search]);
  return isOpened;
}

/** A magnifying glass. */
const Icon = (): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="1.1765rem"
    height="1.1765rem"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden
  >
    <path d="M11 4a7 7 0 1 0 .01 0M16 16l5 5" />
  </svg>
);

/** Search in the navbar: a button, and a dialog whose field accepts input before hydration. */
export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const data = usePluginData('search') as SearchData;
  const isOpened = useDialog(dialog, field);
  const withSlash = useSyncExternalStore(subscribe, hasSingleKeys, () => true);
  /** The key that was pressed last, for the panel: it may load later. */
  const lastKey = useRef<KeyboardEvent>(null);
  /** The element in the dialog that was pressed last. */
  const pressed = useRef<EventTarget>(null);
  /** Closes the dialog on a click outside, unless that began in the field or is the second of a double click. */
  const closeBeside = ({target, detail}: MouseEvent): void => {
    if (target === dialog.current && pressed.current === target && detail === 1) dialog.current?.close();
  };
  const label = translate({id: 'search.label', message: 'Search'});
  const preload = (): void =>
    void loadPanel().then(
      ({prepare}) => prepare(data),
      () => undefined,
    );
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-controls={dialogId}
        aria-keyshortcuts={`${withSlash ? '/ ' : ''}Control+K Meta+K`}
        data-search-open
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon />
        <span className={styles.label}>{label}</span>
        {withSlash && (
          <kbd className={styles.key} aria-hidden>
            /
          </kbd>
        )}
      </button>
      <span className={styles.noScript}>
        {translate({id: 'search.noScript', message: 'No search without JavaScript:'})}{' '}
        <Link to={data.entryPoints[0]?.to}>{data.entryPoints[0]?.label}</Link>
      </span>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes it with Escape */}
      <dialog
        ref={dialog}
        id={dialogId}
        className={styles.dialog}
        aria-label={label}
        data-preload={data.index}
        onKeyDown={({nativeEvent}) => {
          lastKey.current = nativeEvent;
        }}
        onPointerDown={({target}) => {
          pressed.current = target;
        }}
        onClick={closeBeside}
      >
        <div className={styles.bar}>
          <Icon />
          <input
            ref={field}
            className={styles.field}
            name="q"
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded={false}
            aria-controls={`${dialogId}-results`}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={2000}
            placeholder={translate({id: 'search.placeholder', message: 'A question, a name, an error …'})}
          />
          <button type="button" className={styles.close} data-close onClick={() => dialog.current?.close()}>
            {translate({id: 'search.close', message: 'Close'})}
          </button>
        </div>
        {isOpened && <Content id={dialogId} data={data} dialog={dialog} field={field} lastKey={lastKey} />}
      </dialog>
    </>
  );
}
