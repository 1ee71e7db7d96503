const root = document.documentElement;

/** Whether React has taken the page over. */
export function isAwake(): boolean {
  return root.getAttribute('data-has-hydrated') === 'true';
}

/** Does something when React takes the page over. */
export function whenAwake(act: () => void): void {
  new MutationObserver((_changes, observer) => {
    if (isAwake()) {
      observer.disconnect();
      act();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
