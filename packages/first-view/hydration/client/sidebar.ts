/** Scrolls the sidebar, not the page, so that this page's entry is visible. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('aside .menu__link[aria-current]');
  const menu = entry?.closest('.menu');
  if (!entry || !menu) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const area = menu.getBoundingClientRect();
  if (bottom > area.bottom) menu.scrollTop = top - area.top - area.height / 2;
}
