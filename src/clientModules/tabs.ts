// The theme's tabs react to arrow keys and Enter. Space, which activates tabs elsewhere, would scroll the page:
// https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/Tabs/index.tsx

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const {key, target} = event;
    if (key !== ' ' || !(target instanceof HTMLElement && target.role === 'tab')) return;
    event.preventDefault();
    target.click();
  });
}
