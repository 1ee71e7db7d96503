const following = new Map([
  ['light', 'dark'],
  ['dark', 'system'],
]);

/** Goes from light to dark to the system's mode, as the toggle does when React is there, and keeps the choice. */
export function cycleColorMode(): void {
  const root = document.documentElement;
  const next = following.get(root.getAttribute('data-theme-choice') ?? '') ?? 'light';
  const isDark = next === 'dark' || (next === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', next);
  try {
    if (next === 'system') {
      localStorage.removeItem('theme-saiki');
    } else {
      localStorage.setItem('theme-saiki', next);
    }
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
