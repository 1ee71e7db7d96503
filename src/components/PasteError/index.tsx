import {useEffect, useEffectEvent, useId, useRef, type ClipboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {openErrors} from '@site/src/errors/matchErrors';
import {FoundErrorList} from './FoundErrorList';
import {useErrorSearch, type SearchState} from './useErrorSearch';
import styles from './styles.module.css';

/** Longer texts are searched, but not shown in the field: browsers take seconds to lay out megabytes of text. */
const maxShownLength = 50_000;

/** The last text that was searched: the field is filled with it again after Back. */
let lastText = '';

/**
 * Shows a field for any output, and the entries of the error index found in it. Nothing leaves the browser. The field
 * is plain HTML; the index is loaded when the field gets the focus.
 */
export default function PasteError(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const {state, find} = useErrorSearch();

  const search = (text: string): void => {
    lastText = text;
    void find(text);
  };

  const show = (text: string): void => {
    if (!field.current) return;
    field.current.value =
      text.length <= maxShownLength
        ? text
        : translate(
            {id: 'site.pasteError.long', message: '[{size} MB of text were searched and are not shown here.]'},
            {size: (text.length / 1_000_000).toFixed(1)},
          );
    search(text);
  };

  // Restores what was typed before hydration, or before the reader followed a result.
  const restore = useEffectEvent(() => {
    const text = field.current?.value || lastText;
    if (text) show(text);
  });
  useEffect(() => restore(), []);

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const text = event.clipboardData.getData('text');
    if (text.length <= maxShownLength) return;
    event.preventDefault();
    show(text);
  };

  return (
    <section className={styles.paste} data-markdown-ignore aria-labelledby={`${id}label`}>
      <label id={`${id}label`} htmlFor={`${id}field`} className={styles.label}>
        <Translate id="site.pasteError.label">Paste your error</Translate>
      </label>
      <p id={`${id}hint`} className={styles.hint}>
        <Translate id="site.pasteError.hint">
          One message or a whole log. It stays in your browser: nothing is sent, and keys and names are masked.
        </Translate>
      </p>
      <textarea
        ref={field}
        id={`${id}field`}
        className={styles.field}
        rows={5}
        aria-describedby={`${id}hint`}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        onFocus={() => void openErrors().catch(() => undefined)}
        onInput={(event) => search(event.currentTarget.value)}
        onPaste={paste}
      />
      <p className={styles.unscripted}>
        <Translate id="site.pasteError.unscripted">The field for your output needs JavaScript.</Translate>
      </p>
      <div role="status" className={styles.status}>
        {/* Translation tools replace text nodes with elements of their own, and React throws when it then removes such
        a text node. So each message has an element that comes and goes with it, and whose only child is a string. */}
        {messagesFor(state).map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {state.kind === 'found' && (
        // The key lets another text try again.
        <ErrorBoundary key={state.firstLine} fallback={() => <p role="alert">{crashed}</p>}>
          <FoundErrorList errors={[...state.found.errors, ...state.nearest]} />
        </ErrorBoundary>
      )}
      {state.kind === 'found' && state.found.errors.length === 0 && (
        <p className={styles.more}>
          <button
            type="button"
            className="search-button"
            aria-haspopup="dialog"
            data-search-open
            data-search-words={state.firstLine}
          >
            <Translate id="site.pasteError.search">Search all pages for it</Translate>
          </button>
        </p>
      )}
    </section>
  );
}

const crashed = translate({
  id: 'site.pasteError.crashed',
  message: 'The result could not be shown. The lists below have all messages.',
});

/** Returns what screen readers announce about the result of a search, if there's one. */
function messagesFor(state: SearchState): string[] {
  if (state.kind === 'searching') return [translate({id: 'site.pasteError.searching', message: 'Searching …'})];
  if (state.kind === 'failed') {
    return [
      translate({
        id: 'site.pasteError.failed',
        message: 'The index could not be loaded. Check your connection, then change the text to try again.',
      }),
    ];
  }
  if (state.kind !== 'found') return [];
  const {errors, masked} = state.found;
  const messages = [resultMessage(errors.length, state.nearest.length)];
  if (masked.size > 0) {
    const list = [...masked].map(([kind, count]) => `${kind} (${count})`).join(', ');
    messages.push(translate({id: 'site.pasteError.masked', message: 'Masked in what is shown: {list}.'}, {list}));
  }
  return messages;
}

function resultMessage(found: number, nearest: number): string {
  if (found > 0) {
    return translate({id: 'site.pasteError.found', message: 'Known messages in this text: {count}.'}, {count: found});
  }
  return nearest > 0
    ? translate({
        id: 'site.pasteError.nearest',
        message: 'No complete message found. These entries come closest to the first line:',
      })
    : translate({
        id: 'site.pasteError.none',
        message: 'No known message found. The lists below also have failures without a message.',
      });
}
