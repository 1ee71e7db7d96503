// Where the browser blocks storage, every access throws, and Docusaurus warns in the console each time. It handles a
// storage that is missing without a word. Listed first, so that it runs before scripts that use storage.
(() => {
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', {value: null});
  }
})();
