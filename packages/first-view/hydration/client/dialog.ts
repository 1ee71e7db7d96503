// Opens a modal dialog at once, before React is there: its field takes letters from the first one on.
import {isHydrated, options} from './page';

/** Opens the dialog that a button controls. */
export function openDialog(button: Element): HTMLDialogElement | undefined {
  const dialog = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) {
    return undefined;
  }
  if (!dialog.open) {
    dialog.showModal();
    const {preload} = dialog.dataset;
    if (preload) {
      const preloaded = fetch(preload);
      preloaded.catch(() => undefined);
      Object.assign(dialog, {preloaded});
    }
  }
  return dialog;
}

const button = options.dialogButton ? document.querySelector(options.dialogButton) : null;

if (button) {
  const shortcuts = (button.getAttribute('aria-keyshortcuts') ?? '').split(' ');
  document.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, target} = event;
    const modifiers = (ctrlKey ? 'Control+' : '') + (metaKey ? 'Meta+' : '') + (altKey ? 'Alt+' : '');
    const isTyped = !modifiers && target instanceof Element && target.matches('input, textarea, select');
    if (
      !isHydrated() &&
      !isTyped &&
      shortcuts.includes(modifiers + (key.length > 1 || !modifiers ? key : key.toUpperCase()))
    ) {
      event.preventDefault();
      openDialog(button);
    }
  });
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '')?.querySelector('input');
  const query = field && new URLSearchParams(location.search).get(field.name);
  if (field && query) {
    field.value = query;
    openDialog(button);
  }
}
