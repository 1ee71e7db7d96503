import {cycleColorMode} from './colorMode';
import {dialogButton, openDialog} from './dialog';
import {isHydrated, onHydrated} from './page';

const clickedButtons = new Set<HTMLElement>();

/** Controls that need React, unlike links and `<details>`. The address of the theme's skip link begins with `#_`. */
const handledByReact = '#__docusaurus :is(button, [role="tab"], [href="#"], [href^="#_"])';

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

// Clicks before hydration are replayed after it, each button once: a second click is impatience. The color mode
// changes at once, and code is copied at once.
document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(handledByReact);
    if (isHydrated() || !button) return;
    event.preventDefault();
    event.stopPropagation();
    if (button.matches('[data-color-mode-toggle]')) {
      cycleColorMode();
      return;
    }
    if (button.matches(dialogButton)) {
      openDialog(button);
      return;
    }
    if (button.matches('dialog [data-close]')) {
      button.closest('dialog')?.close();
      return;
    }
    clickedButtons.add(button);
    if (button.matches('[data-copy-code]')) void copyBeforeHydration(button);
  },
  true,
);

// A button that React replaced passes its click on: ./replaced.ts.
onHydrated(() => clickedButtons.forEach((button) => button.click()));
