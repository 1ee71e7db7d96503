/** Closes a dropdown that the keyboard or the pointer has opened; the focus returns to its button. */
function closeDropdown(dropdown: Element): void {
  if (dropdown.contains(document.activeElement)) dropdown.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  // The theme closes its dropdown at any press outside of it:
  // https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx
  document.dispatchEvent(new Event('mousedown'));
  // A dropdown that is open because of the pointer stays closed until the pointer has left.
  if (dropdown.matches(':hover')) {
    dropdown.setAttribute('data-dismissed', '');
    dropdown.addEventListener('pointerleave', () => dropdown.removeAttribute('data-dismissed'), {once: true});
  }
}

// The theme's dropdown does not close at Escape: https://github.com/facebook/docusaurus/pull/11937
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    const dropdown = key === 'Escape' && document.querySelector('.dropdown--show, .dropdown--hoverable:hover');
    if (dropdown) closeDropdown(dropdown);
  });
}
