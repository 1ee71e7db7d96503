// One listener for all blocks of all pages, as for copying.
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[data-wrap-code]');
    if (button) {
      const isWrapped = button.closest('figure')?.toggleAttribute('data-wrapped') ?? false;
      button.setAttribute('aria-pressed', String(isWrapped));
    }
  });
}
