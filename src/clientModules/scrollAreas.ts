const areas = '.code-block__pre, .table-scroll, .diagram__canvas';

/** What fits is no stop of the Tab key; what does not is one, so that the keyboard can scroll it. */
function judge(area: HTMLElement): void {
  const overflows = area.scrollWidth > area.clientWidth;
  area.closest('.code-block')?.toggleAttribute('data-overflows', overflows);
  if (overflows) {
    area.tabIndex = 0;
  } else if (area !== document.activeElement) {
    area.removeAttribute('tabindex');
  }
}

const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => entries.forEach(({target}) => judge(target as HTMLElement)));

/**
 * In the document every area is a stop of the Tab key, because the build cannot know the width of the screen.
 * Called by the generator after a route change, and once at waking.
 */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  document.querySelectorAll<HTMLElement>(areas).forEach((area) => observer?.observe(area));
}
