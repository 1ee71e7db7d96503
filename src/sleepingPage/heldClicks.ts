import {isAwake, whenAwake} from './awake';
import {cycleColorMode} from './cycleColorMode';

const waitingButtons = new Set<HTMLElement>();

// Until React listens, clicks on its buttons are kept for it, each button once: a second click is impatience.
// Links and folds are the browser's own. The colour mode changes at once.
document.addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button, a[role="button"][href="#"]');
    if (isAwake() || !button) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (button.hasAttribute('data-color-mode-toggle')) {
      cycleColorMode();
    } else {
      waitingButtons.add(button);
    }
  },
  true,
);

whenAwake(() => waitingButtons.forEach((button) => button.isConnected && button.click()));
