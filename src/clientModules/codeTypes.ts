// The types that words of TypeScript samples show on hover and focus: src/css/types.css shows them; this file adds
// arrow keys, Escape, and a place inside the window.

const wordsOf = (block: Element | null) => [...(block?.querySelectorAll<HTMLElement>('.type') ?? [])];

function makeTabStop(stop: HTMLElement, words: readonly HTMLElement[]): void {
  words.forEach((word) => {
    word.tabIndex = word === stop ? 0 : -1;
  });
}

/**
 * Leaves one tab stop in each block. Before hydration every word is one; then arrow keys move from word to word
 * (a "roving tabindex"), since otherwise thirty tab stops may lie between a sample and the text after it.
 */
function reduceTabStops(): void {
  document.querySelectorAll('.code-block:has(.type)').forEach((block) => {
    const words = wordsOf(block);
    const stops = words.filter(({tabIndex}) => tabIndex === 0);
    const stop = stops.find((word) => word === document.activeElement) ?? stops[0];
    if (stop && stops.length > 1) makeTabStop(stop, words);
  });
}

/** Index of the word that a key moves to. */
const moves: Readonly<Record<string, (current: number, last: number) => number>> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent): void {
  const word = event.target instanceof Element && event.target.closest<HTMLElement>('.type');
  const move = moves[event.key];
  if (word && move && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    const words = wordsOf(word.closest('.code-block'));
    const next = words[move(words.indexOf(word), words.length - 1)] ?? word;
    makeTabStop(next, words);
    next.focus();
    event.preventDefault();
  }
}

/** Hides the type that is shown, until the pointer or the focus moves on. */
function hideType(): void {
  if (!document.querySelector('.type:is(:hover, :focus)')) return;
  const {dataset} = document.documentElement;
  dataset.types = 'closed';
  const showAgain = (): void => {
    delete dataset.types;
  };
  document.addEventListener('pointerover', showAgain, {once: true});
  document.addEventListener('focusin', showAgain, {once: true});
}

/** Pixels between a word and the type that is shown beside it. */
const gap = 4;

/**
 * Returns the top of a type in the window: below its word, or above it where the window or the block, which cuts off what
 * is outside of it, ends too soon; never behind the header.
 */
function topBesideWord(word: Element, blockBottom: number, header: number): number {
  const {top, bottom} = word.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(word, '::after').height);
  const isRoomBelow = bottom + gap + height <= Math.min(innerHeight, blockBottom);
  return isRoomBelow ? bottom + gap : Math.max(top - gap - height, header);
}

/** Shows the type over the bar of its block or, where the bar is scrolled out of view, beside the word. */
function placeType({target}: Event): void {
  const word = target instanceof Element && target.closest('.type');
  const block = word && word.closest<HTMLElement>('.code-block');
  if (word && block) {
    const {top, bottom} = block.getBoundingClientRect();
    const header = Math.max(document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0, 0);
    const start = top < header ? topBesideWord(word, bottom, header) - top : 0;
    block.style.setProperty('--type-start', `${start}px`);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', placeType);
  document.addEventListener('focusin', placeType);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      hideType();
    } else if (event.key === 'Tab') {
      // Each navigation and each opened section may have brought new blocks.
      reduceTabStops();
    } else {
      moveFocus(event);
    }
  });
}
