// Escape puts away the type that a word of a sample shows, until the pointer or the focus moves on.
if (typeof document !== 'undefined') {
  const root = document.documentElement;
  const open = (): void => {
    delete root.dataset.types;
  };
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape' || !document.querySelector('.type:is(:hover, :focus-visible)')) return;
    root.dataset.types = 'closed';
    document.addEventListener('pointerover', open, {once: true});
    document.addEventListener('focusin', open, {once: true});
  });
}
