/** Pixels between a word and the type that is shown beside it. */
const gap = 4;

/** Where the type stands when the bar of the block is out of sight: below the word, or above it where that has no room. */
function besideWord(word: Element): number {
  const {top, bottom} = word.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(word, '::after').height);
  return bottom + gap + height > innerHeight ? top - gap - height : bottom + gap;
}

/** The type of a word stands over the bar of its block, and where that has been scrolled away, beside the word. */
function place({target}: Event): void {
  const word = target instanceof Element && target.closest('.type');
  const block = word && word.closest<HTMLElement>('.code-block');
  if (word && block) {
    const {top} = block.getBoundingClientRect();
    const header = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const start = top < Math.max(header, 0) ? besideWord(word) - top : 0;
    block.style.setProperty('--type-start', `${start}px`);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', place);
  document.addEventListener('focusin', place);
}
