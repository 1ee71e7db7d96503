import {translate} from '@docusaurus/Translate';

const confirmationTime = 2000;

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = translate({id: 'site.code.copied', message: 'Copied', description: 'Label after copying'});
  } catch {
    // No permission, or no secure context: say so instead of pretending.
    button.textContent = translate({
      id: 'site.code.copyFailed',
      message: 'Press Ctrl+C',
      description: 'Label when the browser refuses to copy',
    });
  }
  window.setTimeout(() => {
    button.textContent = label;
  }, confirmationTime);
}

// One listener for all blocks of all pages: a block needs no code of its own.
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[data-copy-code]');
    if (button) {
      void copy(button);
    }
  });
}
