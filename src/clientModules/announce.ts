/** The live region for screen readers. It has to exist before its text changes, so it is created at the first message. */
let status: HTMLElement | undefined;

/** Tells screen readers a message, also when it is the same as the last one. */
export function announce(message: string): void {
  status ??= document.body.appendChild(
    Object.assign(document.createElement('div'), {className: 'visually-hidden', role: 'status'}),
  );
  const region = status;
  region.textContent = '';
  window.setTimeout(() => {
    region.textContent = message;
  }, 100);
}
