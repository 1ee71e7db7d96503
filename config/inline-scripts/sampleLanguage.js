// Selects the language of samples before the first paint, from the URL or the last visit.
(() => {
  const languages = __LANGUAGES__;
  let choice = new URLSearchParams(location.search).get('samples');
  try {
    if (!languages.includes(choice)) choice = localStorage.getItem(__STORAGE_KEY__);
  } catch {
    // Storage is blocked: the first language is shown.
  }
  document.documentElement.dataset.samples = languages.includes(choice) ? choice : languages[0];
})();
