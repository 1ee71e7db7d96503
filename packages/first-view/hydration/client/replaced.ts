// A client module of Docusaurus, in React's bundle. React renders a page from scratch when its elements aren't those
// that the build wrote, for example after translation or when an extension has added some. This moves what the reader
// has done until then from the old elements to the new ones.
import type {ClientModule} from '@docusaurus/types';

const selector = '#__docusaurus :is(a, button, summary, input, textarea, details, dialog, [role="tab"])';

/** Interactive elements of the document when the bundle starts. */
let before: HTMLElement[] = [];
let focused: EventTarget | null = null;

const elements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

function noteFocus({target}: FocusEvent): void {
  focused = target;
}

/** Returns what React replaced an element with: the one at its index among those with its name and first class. */
function successorOf(old: HTMLElement): HTMLElement | undefined {
  const isAlike = ({nodeName, classList}: HTMLElement) =>
    nodeName === old.nodeName && classList[0] === old.classList[0];
  return elements().filter(isAlike)[before.filter(isAlike).indexOf(old)];
}

/** Forwards recorded clicks, which are replayed once the page is hydrated, to the successor of a removed element. */
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
    if (!now) return;
    if (isField) (now as typeof old).value = old.value;
    if (isOpen) {
      if (now instanceof HTMLDialogElement) now.showModal();
      else now.setAttribute('open', '');
    }
    if (old === focused) now.focus();
  }
}

/** Called by Docusaurus when React has rendered the page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  removeEventListener('focusin', noteFocus);
  const replaced = before.filter((element) => !element.isConnected);
  replaced.forEach(moveState);
  replaced.forEach(passClickOn);
  if (replaced.length === 0) before = [];
};

if (typeof document !== 'undefined') {
  before = elements();
  focused = document.activeElement;
  addEventListener('focusin', noteFocus);
}
