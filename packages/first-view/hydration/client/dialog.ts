// Opens a modal dialog at once, before hydration: its field accepts text from the first key on.
import siteStorage from '@generated/site-storage';
import {isHydrated} from './page';

/** A dialog, and the key that was pressed last before hydration. */
interface EarlyDialog extends HTMLDialogElement {
  lastKey?: KeyboardEvent;
}

export const dialogButton = '[data-search-open]';

/**
 * Shows a dialog, and makes it modal after it has been painted or at the next key. For a modal dialog, Chromium
 * recomputes the styles of the whole page, which becomes inert: 75 to 100 ms on a slow phone, instead of 5 ms.
 */
function showModalSoon(dialog: HTMLDialogElement): void {
  const focused = document.activeElement as HTMLElement | null;
  const once = {once: true, capture: true};
  const makeModal = (): void => {
    // Closed meanwhile, or replaced by React.
    if (!dialog.checkVisibility() || dialog.matches(':modal')) return;
    // `close()` would move the focus and fire an event.
    dialog.removeAttribute('open');
    dialog.showModal();
  };
  dialog.show();
  requestAnimationFrame(() => setTimeout(makeModal));
  addEventListener('keydown', makeModal, once);
  // The dialog itself would restore the focus to its field, which had it when the dialog became modal.
  dialog.addEventListener('close', () => dialog.matches(':focus-within') && focused?.focus(), once);
}

const dialogOf = (button: Element): HTMLDialogElement | null =>
  document.querySelector(`dialog[id="${button.getAttribute('aria-controls')}"]`);

export function openDialog(button: Element): void {
  const dialog = dialogOf(button);
  if (!dialog || dialog.open) return;
  showModalSoon(dialog);
  const {preload} = dialog.dataset;
  if (preload) {
    const preloaded = fetch(preload);
    preloaded.catch(() => undefined);
    Object.assign(dialog, {preloaded});
  }
}

const button = document.querySelector(dialogButton);

if (button) {
  const dialog: EarlyDialog | null = dialogOf(button);
  const field = dialog?.querySelector('input');
  const shortcuts = (button.getAttribute('aria-keyshortcuts') ?? '').toLowerCase().split(' ');
  document.addEventListener('keydown', (event) => {
    if (isHydrated()) return;
    if (dialog) dialog.lastKey = event;
    const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
    const modifiers = (ctrlKey ? 'control+' : '') + (metaKey ? 'meta+' : '') + (altKey ? 'alt+' : '');
    // The field of a closed dialog keeps the focus until the next frame.
    const isIgnored =
      !modifiers &&
      (localStorage?.getItem(`keys${siteStorage.namespace}`) === 'off' ||
        (target instanceof Element && target.matches('input,textarea,select') && target.checkVisibility()));
    // Chrome's autofill sends events without a key.
    if (!isIgnored && !(modifiers && shiftKey) && shortcuts.includes(modifiers + key?.toLowerCase())) {
      event.preventDefault();
      openDialog(button);
    }
  });
  const query = field && new URLSearchParams(location.search).get(field.name);
  if (field && query) {
    field.value = query;
    openDialog(button);
  }
}
