const storageKey = 'samples-saiki';

function markPressed(language: string | undefined): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sample-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset.sampleLanguage === language));
  }
}

function choose(language: string): void {
  document.documentElement.dataset.samples = language;
  markPressed(language);
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked: the choice holds for this visit.
  }
}

// One listener for the samples of all pages; all groups follow one choice.
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[data-sample-language]');
    if (button && button.dataset.sampleLanguage) {
      const {top} = button.getBoundingClientRect();
      choose(button.dataset.sampleLanguage);
      // Samples above change their height too: keep the button under the reader's finger.
      window.scrollBy({top: button.getBoundingClientRect().top - top, behavior: 'instant'});
    }
  });
}

/** New buttons come with each page. Called by the generator after a route change, and once at waking. */
export function onRouteDidUpdate(): void {
  markPressed(document.documentElement.dataset.samples);
}
