/** Closes a dropdown that the keyboard or the pointer has opened; the focus returns to its button. */
function closeDropdown(dropdown: Element): void {
  if (dropdown.contains(document.activeElement)) dropdown.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  // Any press outside of it closes it: src/theme/NavbarItem/DropdownNavbarItem.
  document.dispatchEvent(new Event('pointerdown'));
  // A dropdown that is open because of the pointer stays closed until the pointer has left.
  if (dropdown.matches(':hover')) {
    dropdown.setAttribute('data-dismissed', '');
    dropdown.addEventListener('pointerleave', () => dropdown.removeAttribute('data-dismissed'), {once: true});
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    const dropdown = key === 'Escape' && document.querySelector('.dropdown--show, .dropdown--hoverable:hover');
    if (dropdown) closeDropdown(dropdown);
  });
}
