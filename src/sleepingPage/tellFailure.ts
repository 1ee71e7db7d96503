/** Needs no sheet, which may be what did not come. */
const look = 'position:sticky;bottom:0;z-index:201;padding:1rem;border-top:1px solid;background:Canvas';

/** Says that the page did not load in full, with a button that tries again. */
export function tellFailure(tryAgain: () => void): void {
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.cssText = look;
  message.textContent = 'Some controls of this page did not load. ';
  const button = document.createElement('button');
  button.textContent = 'Retry';
  button.style.padding = '.5rem 1rem';
  button.onclick = () => {
    message.remove();
    tryAgain();
  };
  message.append(button);
  document.body.append(message);
}
