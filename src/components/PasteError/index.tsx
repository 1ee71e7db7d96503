import {useEffect, useEffectEvent, useId, useRef, useState, type ClipboardEvent, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {matchErrors, openErrors, type ErrorSummary, type FoundErrors} from '@site/src/errors/matchErrors';
import {errorsLike} from '@site/src/errors/nearestErrors';
import {FoundErrorList} from './FoundErrorList';
import styles from './styles.module.css';

/** Longer texts are searched, but not shown in the field: browsers take seconds to lay out megabytes of text. */
const maxShownLength = 50_000;

/** In characters: longer queries find nothing better. */
const maxQueryLength = 120;

/** The last text that was searched: the field is filled with it again after Back. */
let lastText = '';

/** A command line that the reader typed: `$ saiki`, `PS C:\\> saiki`. */
const prompt = /^\s*(?:[$>%#]|PS [A-Z]:\\[^>]*>)\s/u;

/** Returns the first line of program output, or the first line of all if there's no output. */
const firstLineOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => !prompt.test(line)) ?? lines[0] ?? '').trim().slice(0, maxQueryLength);
};

/** Whether an entry's message says only that there was an error: `❌ Error: <reason>`. */
const isGeneral = ({title}: ErrorSummary): boolean => title.replaceAll(/<[^>]*>|[^\p{L}]/gu, '').length < 8;

type State =
  | {readonly kind: 'empty' | 'searching' | 'failed'}
  | {
      readonly kind: 'found';
      readonly found: FoundErrors;
      readonly firstLine: string;
      /** The entries closest to the first line, if nothing was found, or nothing more specific than "Error". */
      readonly nearest: readonly ErrorSummary[];
    };

/**
 * Shows a field for any output, and the entries of the error index found in it. Nothing leaves the browser. The field
 * is plain HTML; the index is loaded when the field gets the focus.
 */
export default function PasteError(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const search = useRef<AbortController>(null);
  const [state, setState] = useState<State>({kind: 'empty'});

  const find = async (text: string): Promise<void> => {
    search.current?.abort();
    lastText = text;
    const {signal} = (search.current = new AbortController());
    if (text.trim() === '') return setState({kind: 'empty'});
    // Keep the last result until the next one arrives: screen readers would announce it again after each keystroke.
    setState((last) => (last.kind === 'found' ? last : {kind: 'searching'}));
    try {
      const found = await matchErrors(text, signal);
      const firstLine = firstLineOf(text);
      const known = new Set(found.errors.map(({id}) => id));
      const alike = found.errors.every(isGeneral) ? await errorsLike(firstLine) : [];
      const nearest = alike.filter((entry) => !known.has(entry.id));
      if (!signal.aborted) setState({kind: 'found', found, firstLine, nearest});
    } catch {
      if (!signal.aborted) setState({kind: 'failed'});
    }
  };

  const show = (text: string): void => {
    if (!field.current) return;
    field.current.value =
      text.length <= maxShownLength
        ? text
        : `[${(text.length / 1_000_000).toFixed(1)} MB of text were searched and are not shown here.]`;
    void find(text);
  };

  // Restores what was typed before hydration, or before the reader followed a result.
  const restore = useEffectEvent(() => {
    const text = field.current?.value || lastText;
    if (text) show(text);
  });
  useEffect(() => {
    restore();
    return () => search.current?.abort();
  }, []);

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const text = event.clipboardData.getData('text');
    if (text.length <= maxShownLength) return;
    event.preventDefault();
    show(text);
  };

  return (
    <section className={styles.paste} data-markdown-ignore aria-labelledby={`${id}label`}>
      <label id={`${id}label`} htmlFor={`${id}field`} className={styles.label}>
        Paste your error
      </label>
      <p id={`${id}hint`} className={styles.hint}>
        One message or a whole log. It stays in your browser: nothing is sent, and keys and names are masked.
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
        onInput={(event) => void find(event.currentTarget.value)}
        onPaste={paste}
      />
      <p className={styles.unscripted}>The field for your output needs JavaScript.</p>
      <div role="status" className={styles.status}>
        {/* Translation tools replace text nodes with elements of their own, and React throws when it then removes such a
        text node. So each message has an element that comes and goes with it, and whose only child is a string. */}
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
            Search all pages for it
          </button>
        </p>
      )}
    </section>
  );
}

const crashed = 'The result could not be shown. The lists below have all messages.';

/** Returns what screen readers announce about the result of a search, if there's one. */
function messagesFor(state: State): string[] {
  if (state.kind === 'searching') return ['Searching …'];
  if (state.kind === 'failed') {
    return ['The index could not be loaded. Check your connection, then change the text to try again.'];
  }
  if (state.kind !== 'found') return [];
  const {errors, masked} = state.found;
  const messages = [resultMessage(errors.length, state.nearest.length)];
  if (masked.size > 0) {
    const list = [...masked].map(([kind, count]) => `${kind} (${count})`).join(', ');
    messages.push(`Masked in what is shown: ${list}.`);
  }
  return messages;
}

function resultMessage(found: number, nearest: number): string {
  if (found > 0) {
    return `Known messages in this text: ${found}.`;
  }
  return nearest > 0
    ? 'No complete message found. These entries come closest to the first line:'
    : 'No known message found. The lists below also have failures without a message.';
}
