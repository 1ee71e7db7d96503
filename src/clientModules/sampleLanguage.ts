const storageKey = 'samples-saiki';

function markPressed(language: string): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sample-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset.sampleLanguage === language));
  }
}

/** An address that names a language names the chosen one from now on: it is read again, and passed on. */
function nameInAddress(language: string): void {
  const address = new URL(location.href);
  if (address.searchParams.has('samples')) {
    address.searchParams.set('samples', language);
    history.replaceState(history.state, '', address);
  }
}

function choose(language: string): void {
  document.documentElement.dataset.samples = language;
  markPressed(language);
  nameInAddress(language);
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

/** The language of the last visit; the first one that the page offers, if it offers no such; none without samples. */
function remembered(): string | undefined {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-sample-language]')];
  const languages = buttons.map(({dataset}) => dataset.sampleLanguage);
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: the first language it is.
  }
  return languages.find((language) => language === choice) ?? languages[0];
}

/**
 * New buttons come with each page. Called by the generator after a route change, before it is painted, and once at
 * waking. A document with samples has chosen by itself (`config/document/sampleLanguage.js`), others have not.
 */
export function onRouteDidUpdate(): void {
  const {dataset} = document.documentElement;
  const language = dataset.samples ?? remembered();
  if (language) {
    dataset.samples = language;
    markPressed(language);
  }
}
