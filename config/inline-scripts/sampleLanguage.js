// Selects the language of samples before the first paint, from the URL or the last visit, and marks its buttons.
(() => {
  const languages = __LANGUAGES__;
  let choice;
  try {
    choice = new URLSearchParams(location.search).get('samples') || localStorage.getItem(__STORAGE_KEY__);
  } catch {
    // Storage is blocked: the first language is shown.
  }
  const {dataset} = document.documentElement;
  dataset.samples = languages.includes(choice) ? choice : languages[0];
  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[data-sample-language]')) {
      button.ariaPressed = String(button.dataset.sampleLanguage === dataset.samples);
    }
  });
})();
