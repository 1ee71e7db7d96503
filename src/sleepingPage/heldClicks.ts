import {isAwake, whenAwake} from './awake';
import {copyAtOnce} from './copyAtOnce';
import {cycleColorMode} from './cycleColorMode';

const waitingButtons = new Set<HTMLElement>();

/** What React answers to a click; links and folds are the browser's own. */
const answeredByReact = '#__docusaurus :is(button, [role="tab"], a[role="button"][href="#"])';

// Until React listens, clicks are kept for it, each button once: a second click is impatience. The colour mode changes
// at once, and a sample is copied at once.
document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(answeredByReact);
    if (isAwake() || !button) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (button.hasAttribute('data-color-mode-toggle')) {
      cycleColorMode();
      return;
    }
    waitingButtons.add(button);
    if (button.hasAttribute('data-copy-code')) {
      void copyAtOnce(button);
    }
  },
  true,
);

whenAwake(() => waitingButtons.forEach((button) => button.isConnected && button.click()));
