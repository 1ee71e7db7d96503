// Where the browser blocks storage, every access throws, and Docusaurus logs a warning each time. It handles missing
// storage silently, so this removes it. Listed first, to run before scripts that use storage.
(() => {
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', {value: null});
  }
})();
