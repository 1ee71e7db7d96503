// Where the browser blocks storage, each access throws and the generator warns in the console at every one. A storage
// that is plainly absent is what it knows how to live without. Named first, so that it runs before the others.
(() => {
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', {value: null});
  }
})();
