// Corrects two controls of the theme.

if (typeof document !== 'undefined') {
  // The tabs react to arrow keys and Enter. Space, which activates tabs elsewhere, would scroll the page:
  // https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/Tabs/index.tsx
  document.addEventListener('keydown', (event) => {
    const {key, target} = event;
    if (key !== ' ' || !(target instanceof HTMLElement && target.role === 'tab')) return;
    event.preventDefault();
    target.click();
  });

  // "Scroll back to top" animates in a script, whatever the system's setting for motion:
  // https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/utils/scrollUtils.tsx
  document.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element && target.closest('.theme-back-to-top-button'))) return;
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      event.stopPropagation();
      scrollTo(0, 0);
    },
    {capture: true},
  );
}
