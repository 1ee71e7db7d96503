/** The id that the address points at, as it is written where it has a broken escape, such as `#100%`. */
function targetId(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Opens the fold that an address points at, or into: `#body-of-send-message` is seen at once. */
function openTarget(): void {
  const target = document.getElementById(targetId());
  const fold = target && target.closest('details');
  if (fold && !fold.open) {
    fold.open = true;
    target.scrollIntoView();
  }
}

/** Called by the generator after a route change, and once at waking. */
export function onRouteDidUpdate(): void {
  openTarget();
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', openTarget);
  // Closed folds are printed open, and closed again afterwards.
  let closed: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
    closed.forEach((fold) => fold.setAttribute('open', ''));
  });
  window.addEventListener('afterprint', () => closed.forEach((fold) => fold.removeAttribute('open')));
}
