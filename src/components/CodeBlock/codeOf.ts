/** The code of the block that a button stands in. */
export function codeOf(button: Element): HTMLElement | null | undefined {
  return button.closest('figure')?.querySelector('code');
}
