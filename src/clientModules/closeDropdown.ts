/** Puts away the dropdown that the keyboard or the pointer has opened; the focus goes back to its button. */
function closeDropdown(dropdown: Element): void {
  if (dropdown.contains(document.activeElement)) {
    dropdown.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }
  // The theme closes it at a press anywhere else.
  document.dispatchEvent(new Event('mousedown'));
  // What the pointer holds open stays away until the pointer has left.
  if (dropdown.matches(':hover')) {
    dropdown.setAttribute('data-dismissed', '');
    dropdown.addEventListener('pointerleave', () => dropdown.removeAttribute('data-dismissed'), {once: true});
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    const dropdown = key === 'Escape' && document.querySelector('.dropdown--show, .dropdown--hoverable:hover');
    if (dropdown) {
      closeDropdown(dropdown);
    }
  });
}
