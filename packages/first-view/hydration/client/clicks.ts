import {cycleColorMode} from './colorMode';
import {dialogButton, openDialog} from './dialog';
import {isHydrated, onHydrated} from './page';

const clickedButtons = new Set<HTMLElement>();

/** The theme's skip link. */
const skipLink = '[href^="#_"]';

/** Controls that need React, unlike links and `<details>`. */
const handledByReact = `#__docusaurus :is(button,[role="tab"],[href="#"],${skipLink})`;

/**
 * Copies a button's value, or the code beside it. Browsers allow this only during the click, which is long over when
 * React handles it. The button's component finds `data-copied` and confirms the copy.
 */
async function copyBeforeHydration(button: HTMLElement): Promise<void> {
  try {
    const {value} = button as HTMLButtonElement;
    await navigator.clipboard.writeText(value || (button.closest('figure')?.querySelector('code')?.textContent ?? ''));
    button.setAttribute('data-copied', '');
  } catch {
    // React tries again, and tells the reader what to do.
  }
}

/** Moves the focus to the content, as the theme's skip link does: keyboard navigation continues there. */
function skipToContent(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
}

// Clicks before hydration are replayed after it, each button once: a second click is impatience. The color mode
// changes at once, code is copied at once, and the skip link works at once.
document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(handledByReact);
    if (isHydrated() || !button) return;
    event.preventDefault();
    event.stopPropagation();
    if (button.matches('[data-color-mode-toggle]')) cycleColorMode();
    else if (button.matches(skipLink)) skipToContent();
    else if (button.matches(dialogButton)) openDialog(button);
    else if (button.matches('dialog [data-close]')) button.closest('dialog')?.close();
    else {
      clickedButtons.add(button);
      if (button.matches('[data-copy-code]')) void copyBeforeHydration(button);
    }
  },
  true,
);

// A button that React replaced passes its click on: ./replaced.ts.
onHydrated(() => clickedButtons.forEach((button) => button.click()));
