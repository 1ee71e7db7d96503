import siteStorage from '@generated/site-storage';

const root = document.documentElement;
const storageKey = `theme${siteStorage.namespace}`;

const following = new Map([
  ['light', 'dark'],
  ['dark', 'system'],
]);

/** Switches from light to dark to the system's mode, as the toggle does after hydration, and stores the choice. */
export function cycleColorMode(): void {
  const next = following.get(root.getAttribute('data-theme-choice') ?? '') ?? 'light';
  const isDark = next === 'dark' || (next === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', next);
  try {
    if (next === 'system') {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, next);
    }
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}

// Before hydration the page follows the system's color mode by itself, unless the reader chose one.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
  if (root.getAttribute('data-theme-choice') === 'system') root.setAttribute('data-theme', matches ? 'dark' : 'light');
});
