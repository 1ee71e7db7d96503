// Client-side behavior of code blocks: copying, wrapping, keyboard scrolling. One delegated listener serves the blocks
// of all pages, so that the blocks themselves need no React code.
import {translate} from '@docusaurus/Translate';
import {announce} from './announce';

const confirmationTime = 2000;

/** Set when the code was already copied before hydration: browsers allow copying only during the click itself. */
const copiedAttribute = 'data-copied';

/** Buttons that show a message instead of their label. A second click would mistake the message for the label. */
const confirmingButtons = new WeakSet<HTMLButtonElement>();

function confirm(button: HTMLButtonElement, message: string): void {
  const label = button.textContent;
  // The button keeps its name: screen readers would announce a new one in addition to the message.
  button.ariaLabel = label;
  button.textContent = message;
  announce(message);
  window.setTimeout(() => {
    button.textContent = label;
    button.ariaLabel = null;
    confirmingButtons.delete(button);
  }, confirmationTime);
}

/** @param isReplayed whether the click was before hydration, which then repeats it */
async function copy(button: HTMLButtonElement, isReplayed: boolean): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  // It's left from an earlier click if that took until after hydration to copy.
  const isCopied = isReplayed && button.hasAttribute(copiedAttribute);
  button.removeAttribute(copiedAttribute);
  try {
    if (!isCopied) {
      await navigator.clipboard.writeText(button.value || (code?.textContent ?? ''));
    }
    confirm(button, translate({id: 'site.code.copied', message: 'Copied'}));
  } catch {
    // No permission, or not a secure context: select the code, so that the reader can copy it by hand. In a recorded
    // terminal there's nothing to select: no element contains only the command.
    if (code) getSelection()?.selectAllChildren(code);
    const keys = navigator.platform.startsWith('Mac') ? '⌘C' : 'Ctrl+C';
    confirm(
      button,
      code
        ? translate({id: 'site.code.copyFailed', message: 'Press {keys}'}, {keys})
        : translate({id: 'site.code.notCopied', message: 'Copying failed'}),
    );
  }
}

function toggleWrapping(button: HTMLButtonElement): void {
  const isWrapped = button.closest('figure')?.toggleAttribute('data-wrapped') ?? false;
  button.setAttribute('aria-pressed', String(isWrapped));
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target, isTrusted}) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-copy-code], [data-wrap-code]');
    if (!button) return;
    if (button.hasAttribute('data-wrap-code')) {
      toggleWrapping(button);
    } else if (!confirmingButtons.has(button)) {
      confirmingButtons.add(button);
      void copy(button, !isTrusted);
    }
  });
}

/** Everything that can scroll horizontally, tables and diagrams included. */
const scrollAreas = '.code-block__pre, .screen__text, .table-scroll, .diagram__canvas';

/** Gives a `pre` that is a tab stop a role and a name, which it doesn't have by itself. */
function nameTabStop(pre: HTMLElement): void {
  pre.role = 'group';
  pre.ariaLabel = pre.closest('figure')?.ariaLabel ?? translate({id: 'site.code.area', message: 'Code'});
}

/** Makes an overflowing area a tab stop: the keyboard can only scroll the focused element. */
function updateTabStop(area: HTMLElement, overflows: boolean): void {
  area.closest('.code-block')?.toggleAttribute('data-overflows', overflows);
  const isPre = area.matches('pre');
  if (overflows) {
    area.tabIndex = 0;
    if (isPre) nameTabStop(area);
  } else if (area !== document.activeElement) {
    area.removeAttribute('tabindex');
    if (isPre) {
      area.role = null;
      area.ariaLabel = null;
    }
  }
}

/** What sticks out into the padding at the end of an area is in view. In pixels, at most the smallest padding. */
const paddingOfAreas = 12;

/** Measures all areas before changing any: interleaved changes would each force another layout of the page. */
function updateTabStops(entries: readonly ResizeObserverEntry[]): void {
  entries
    .map(({target}) => target as HTMLElement)
    .map((area) => ({area, overflows: area.scrollWidth > area.clientWidth + paddingOfAreas}))
    .forEach(({area, overflows}) => updateTabStop(area, overflows));
}

const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(updateTabStops);

/**
 * Watches the scroll areas of the page. Before hydration each of them is a tab stop, because the build can't know the
 * width of the screen. Docusaurus calls this function after hydration and after each navigation:
 * https://docusaurus.io/docs/advanced/client#client-module-lifecycles
 */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  document.querySelectorAll<HTMLElement>(scrollAreas).forEach((area) => observer?.observe(area));
}
