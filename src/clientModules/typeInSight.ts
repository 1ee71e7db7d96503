/** Pixels between a word and the type that is shown below it. */
const gap = 4;

/** The type of a word stands over the bar of its block, and where that has been scrolled away, below the word. */
function place({target}: Event): void {
  const word = target instanceof Element && target.closest('.type');
  const block = word && word.closest<HTMLElement>('.code-block');
  if (word && block) {
    const {top} = block.getBoundingClientRect();
    const header = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const start = top < Math.max(header, 0) ? word.getBoundingClientRect().bottom - top + gap : 0;
    block.style.setProperty('--type-start', `${start}px`);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', place);
  document.addEventListener('focusin', place);
}
