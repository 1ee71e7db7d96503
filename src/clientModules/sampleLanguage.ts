import {createStorageSlot} from '@docusaurus/theme-common';

/** The reader's choice. Without browser storage it lasts for the visit. */
const storage = createStorageSlot('samples');

const languageButtons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-sample-language]')];

function markPressed(language: string): void {
  for (const button of languageButtons()) {
    button.setAttribute('aria-pressed', String(button.dataset.sampleLanguage === language));
  }
}

/** Updates the address if it names a language (`?samples=python`): readers reload and share it. */
function updateAddress(language: string): void {
  const address = new URL(location.href);
  if (address.searchParams.has('samples')) {
    address.searchParams.set('samples', language);
    history.replaceState(history.state, '', address);
  }
}

function choose(language: string): void {
  document.documentElement.dataset.samples = language;
  markPressed(language);
  updateAddress(language);
  storage.set(language);
}

// One listener for the samples of all pages; all groups follow one choice.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-sample-language]');
    if (button && button.dataset.sampleLanguage) {
      const {top} = button.getBoundingClientRect();
      choose(button.dataset.sampleLanguage);
      // Samples above the button change height too: scroll to keep the button under the pointer.
      window.scrollBy({top: button.getBoundingClientRect().top - top, behavior: 'instant'});
    }
  });
}

/** Returns the stored language if the page has it, otherwise its first one; undefined on a page without samples. */
function preferredLanguage(): string | undefined {
  const languages = languageButtons().map(({dataset}) => dataset.sampleLanguage);
  const stored = storage.get();
  return languages.find((language) => language === stored) ?? languages[0];
}

/**
 * Marks the chosen language on the buttons of a new page. Docusaurus calls this function after hydration and after each
 * navigation, before the page is painted. On a page that was loaded with samples, an inline script has already chosen.
 */
export function onRouteDidUpdate(): void {
  const {dataset} = document.documentElement;
  const language = dataset.samples ?? preferredLanguage();
  if (language) {
    dataset.samples = language;
    markPressed(language);
  }
}
