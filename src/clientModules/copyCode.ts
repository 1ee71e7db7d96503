import {translate} from '@docusaurus/Translate';
import {codeOf} from '../components/CodeBlock/codeOf';

const confirmationTime = 2000;
/** Set by `src/sleepingPage/copyAtOnce.ts`, for a click before React was there. */
const copiedAlready = 'data-copied';

/** Read out by screen readers; made at the first copy, because a region must be there before its text changes. */
let status: HTMLElement | undefined;

function announce(message: string): void {
  if (!status) {
    status = document.createElement('div');
    status.className = 'visually-hidden';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  const region = status;
  region.textContent = '';
  window.setTimeout(() => {
    region.textContent = message;
  }, 100);
}

function confirm(button: HTMLButtonElement, message: string): void {
  const label = button.textContent;
  button.textContent = message;
  announce(message);
  window.setTimeout(() => {
    button.textContent = label;
  }, confirmationTime);
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = codeOf(button);
  try {
    if (button.hasAttribute(copiedAlready)) {
      button.removeAttribute(copiedAlready);
    } else {
      await navigator.clipboard.writeText(code?.textContent ?? '');
    }
    confirm(button, translate({id: 'site.code.copied', message: 'Copied'}));
  } catch {
    // No permission, or no secure context: say so instead of pretending, with the sample ready to be taken by hand.
    if (code) {
      getSelection()?.selectAllChildren(code);
    }
    confirm(
      button,
      translate({
        id: 'site.code.copyFailed',
        message: 'Press Ctrl+C',
      }),
    );
  }
}

/** Whether the button shows a message just now: its label comes back by itself. */
const isConfirming = new WeakSet<HTMLButtonElement>();

// One listener for all blocks of all pages: a block needs no code of its own.
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[data-copy-code]');
    if (button && !isConfirming.has(button)) {
      isConfirming.add(button);
      void copy(button).finally(() => window.setTimeout(() => isConfirming.delete(button), confirmationTime));
    }
  });
}
