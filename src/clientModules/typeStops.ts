const wordsOf = (block: Element | null) => [...(block?.querySelectorAll<HTMLElement>('.type') ?? [])];

function makeStop(stop: HTMLElement, words: readonly HTMLElement[]): void {
  words.forEach((word) => {
    word.tabIndex = word === stop ? 0 : -1;
  });
}

/** All blocks that are there now: each page and each fold brings others. */
function makeStops(): void {
  document.querySelectorAll('.code-block:has(.type)').forEach((block) => {
    const words = wordsOf(block);
    const stops = words.filter(({tabIndex}) => tabIndex === 0);
    const stop = stops.find((word) => word === document.activeElement) ?? stops[0];
    if (stop && stops.length > 1) {
      makeStop(stop, words);
    }
  });
}

/** Where a key leads: the number of a word. */
const steps: Readonly<Record<string, (current: number, last: number) => number>> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/*
 * In the document each word that shows its type is a stop of the Tab key. From waking on the words of a block are one
 * stop, and arrow keys lead from word to word: otherwise thirty stops lie between a sample and the text after it.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') {
      makeStops();
    }
    const word = event.target instanceof Element && event.target.closest<HTMLElement>('.type');
    const step = steps[event.key];
    if (word && step && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      const words = wordsOf(word.closest('.code-block'));
      const next = words[step(words.indexOf(word), words.length - 1)] ?? word;
      makeStop(next, words);
      next.focus();
      event.preventDefault();
    }
  });
}
