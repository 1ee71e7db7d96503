// A client module of Docusaurus, in React's bundle. React renders a page anew when its elements are not those that the
// build wrote: a translated page, a page with what an extension put into it. What the reader did until then moves from the
// old elements to the new ones.
import type {ClientModule} from '@docusaurus/types';

const selector = '#__docusaurus :is(a, button, summary, input, textarea, details, dialog, [role="tab"])';

/** Elements of the document, when the bundle starts. */
let before: HTMLElement[] = [];
let focused: EventTarget | null = null;

const elements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

function noteFocus({target}: FocusEvent): void {
  focused = target;
}

/** Returns the element in the place of one that React replaced: its place among those with the same name and first class. */
function successorOf(old: HTMLElement): HTMLElement | undefined {
  const isAlike = ({nodeName, classList}: HTMLElement) =>
    nodeName === old.nodeName && classList[0] === old.classList[0];
  return elements().filter(isAlike)[before.filter(isAlike).indexOf(old)];
}

/** Recorded clicks are replayed once the page is hydrated: those on an element that is gone go to its successor. */
function passClickOn(old: HTMLElement): void {
  old.addEventListener('click', () => {
    if (!old.isConnected) successorOf(old)?.click();
  });
}

function moveState(old: HTMLElement): void {
  const isField = old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement;
  const isOpen = (old as HTMLDialogElement | HTMLDetailsElement).open;
  if ((isField && old.value) || isOpen || old === focused) {
    const now = successorOf(old);
    if (isField) (now as typeof old).value = old.value;
    if (isOpen) {
      if (now instanceof HTMLDialogElement) now.showModal();
      else now?.setAttribute('open', '');
    }
    if (old === focused) now?.focus();
  }
}

/** Called by Docusaurus when React has put its elements into the page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  removeEventListener('focusin', noteFocus);
  const replaced = before.filter((element) => !element.isConnected);
  replaced.forEach(moveState);
  // The theme replaces its tabs a moment later: https://github.com/facebook/docusaurus/issues/5653
  const leaving = [...replaced, ...before.filter(({isConnected, role}) => isConnected && role === 'tab')];
  leaving.forEach(passClickOn);
  if (leaving.length === 0) before = [];
};

if (typeof document !== 'undefined') {
  before = elements();
  focused = document.activeElement;
  addEventListener('focusin', noteFocus);
}
