/** Returns the id in the address; undecoded where it has a broken escape, such as `#100%`. */
function targetId(): string {
  const id = location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Opens the `details` element that the address points at, or into: `#body-of-send-message` is visible at once. */
function openTarget(): void {
  const target = document.getElementById(targetId());
  const details = target && target.closest('details');
  if (details && !details.open) {
    details.open = true;
    target.scrollIntoView();
  }
}

/** Opens the target of the address. Docusaurus calls this function after hydration and after each navigation. */
export function onRouteDidUpdate(): void {
  openTarget();
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', openTarget);
  // On print, everything is open.
  let closed: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
    closed.forEach((details) => details.setAttribute('open', ''));
  });
  window.addEventListener('afterprint', () => closed.forEach((details) => details.removeAttribute('open')));
}
