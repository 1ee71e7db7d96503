const areas = '.code-block__pre, .table-scroll, .diagram__canvas';

/** What fits is no stop of the Tab key; what does not is one, so that the keyboard can scroll it. */
function mark({area, overflows}: {area: HTMLElement; overflows: boolean}): void {
  area.closest('.code-block')?.toggleAttribute('data-overflows', overflows);
  if (overflows) {
    area.tabIndex = 0;
  } else if (area !== document.activeElement) {
    area.removeAttribute('tabindex');
  }
}

/** First all are measured, then all are marked: in turn, each mark would make the browser lay the page out again. */
function judge(entries: readonly ResizeObserverEntry[]): void {
  entries
    .map(({target}) => target as HTMLElement)
    .map((area) => ({area, overflows: area.scrollWidth > area.clientWidth}))
    .forEach(mark);
}

const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(judge);

/**
 * In the document every area is a stop of the Tab key, because the build cannot know the width of the screen.
 * Called by the generator after a route change, and once at waking.
 */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  document.querySelectorAll<HTMLElement>(areas).forEach((area) => observer?.observe(area));
}
