import siteStorage from '@generated/site-storage';
import {state} from './page';

const storageKey = `theme${siteStorage.namespace}`;
const systemDarkness = matchMedia('(prefers-color-scheme: dark)');

/** Shows the chosen mode, or the system's if the choice is neither light nor dark: `?docusaurus-theme=purple`. */
function show(choice: string | null | undefined): void {
  const mode = (choice === 'light' || choice === 'dark') && choice;
  state.theme = mode || (systemDarkness.matches ? 'dark' : 'light');
  state.themeChoice = mode || 'system';
}

const showAgain = (): void => show(state.themeChoice);

/** Tells this program and React about a choice, as the browser does when another tab stores it. */
function announce(newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', {key: storageKey, newValue, storageArea: localStorage}));
}

/**
 * Switches from light to dark to the system's mode, as the toggle does after hydration, and stores the choice. While
 * React starts, it has already read the choice before this one.
 */
export function cycleColorMode(): void {
  const next = state.themeChoice === 'light' ? 'dark' : state.themeChoice === 'dark' ? null : 'light';
  try {
    if (next) {
      localStorage.setItem(storageKey, next);
    } else {
      localStorage.removeItem(storageKey);
    }
  } catch {
    // Storage is blocked: the choice applies only to this page.
  }
  announce(next);
}

showAgain();
// Before hydration, the page itself follows the system's color mode, unless the reader has chosen one.
systemDarkness.onchange = showAgain;

// A choice in another tab applies here too, and an announcement that was dismissed there disappears.
addEventListener('storage', ({key, newValue}) => {
  if (key === storageKey) show(newValue);
  const dismissed = localStorage?.getItem(`docusaurus.announcement.dismiss${siteStorage.namespace}`);
  if (dismissed) state.announcementBarInitiallyDismissed = dismissed;
});

// A page restored from the back/forward cache has missed such events. React receives this one too.
addEventListener('pageshow', ({persisted}) => {
  if (persisted && localStorage) announce(localStorage.getItem(storageKey));
});
