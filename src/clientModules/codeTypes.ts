// The types shown when a word in a TypeScript sample is hovered or focused. src/css/types.css displays them; this file
// adds arrow keys and Escape, and keeps the type inside the window.

const wordsOf = (block: Element | null) => [...(block?.querySelectorAll<HTMLElement>('.type') ?? [])];

function makeTabStop(stop: HTMLElement, words: readonly HTMLElement[]): void {
  words.forEach((word) => {
    word.tabIndex = word === stop ? 0 : -1;
  });
}

/**
 * Leaves one tab stop in each block, from which arrow keys move from word to word (a "roving tabindex"). Before
 * hydration every word is a tab stop, which can put thirty of them between a sample and the text after it.
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

/** Hides the visible type until the pointer or the focus moves on. */
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

/** Gap between a word and the type shown next to it, in pixels. */
const gap = 4;

/**
 * Returns the top of a type, relative to the window: below its word, or above it if there's too little room below, in
 * the window or in the block, which clips its content. Never behind the header.
 */
function topBesideWord(word: Element, blockBottom: number, header: number): number {
  const {top, bottom} = word.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(word, '::after').height);
  const isRoomBelow = bottom + gap + height <= Math.min(innerHeight, blockBottom);
  return isRoomBelow ? bottom + gap : Math.max(top - gap - height, header);
}

/** Positions the type over the bar of its block or, if the bar has scrolled out of view, next to the word. */
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
      // A navigation or an opened section may have added blocks.
      reduceTabStops();
    } else {
      moveFocus(event);
    }
  });
}
