/** Whether React has taken the page over. */
export function isAwake(): boolean {
  return document.documentElement.getAttribute('data-has-hydrated') === 'true';
}
