// Runs inside every page, before and instead of the framework: see docs/performance.md, "Waking".
// Written for the document itself: no imports, no build step but minification. What differs from page to page stands in
// attributes of the script element, so that the text is the same everywhere and one hash allows it.
(() => {
  const root = document.documentElement;
  const {base, styles, scripts, routeScripts = ''} = document.currentScript.dataset;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  const idleTime = 8000;
  const isLost = !location.pathname.startsWith(base);
  const waitingButtons = new Set();
  // Files that are not there yet. The bundle starts by itself as soon as the last of its scripts is there.
  const missing = new Set(scripts.split(' '));
  // What the bundle would ask for next.
  const next = new Set(routeScripts.split(' ').filter(Boolean));
  let hasSheet = false;
  let attempts = 3;
  let isWaking = false;

  // The generator's check for a wrong base URL looks for this object too early for scripts that come late.
  window.docusaurus = {};

  const listen = (change) => signs.forEach((sign) => window[change](sign, wake, {passive: true, capture: true}));

  const add = (tagName, properties) =>
    new Promise((resolve, reject) => {
      document.head.append(
        Object.assign(document.createElement(tagName), {onload: resolve, onerror: reject}, properties),
      );
    });

  // The whole sheet comes before React, which may show what the page's own styles do not know. They stay: the sheet says
  // everything again, and taking styles away would make the browser lay the page out once more.
  const addStyles = () =>
    !hasSheet &&
    document.querySelector('style[data-first-view]') &&
    add('link', {rel: 'stylesheet', href: styles, fetchPriority: 'high'}).then(() => (hasSheet = true));

  const addScript = (src) => add('script', {src, async: true});

  // The bundle waits for those that are on their way, and asks again for those that are not in the document.
  const addNext = () =>
    next.forEach((src) =>
      addScript(src).then(
        () => next.delete(src),
        ({target}) => target.remove(),
      ),
    );

  // Each script settles before another attempt: a script that runs twice would start React twice.
  const addScripts = () =>
    Promise.allSettled([...missing].map((src) => addScript(src).then(() => missing.delete(src)))).then(
      () => missing.size && failed(),
    );

  function wake() {
    if (isWaking) {
      return;
    }
    isWaking = true;
    listen('removeEventListener');
    [...missing, ...next].forEach((href) => add('link', {rel: 'preload', as: 'script', href}).catch(() => {}));
    Promise.resolve(addStyles()).then(() => {
      addNext();
      return addScripts();
    }, failed);
  }

  // The document still works without React. The next sign of the reader tries again.
  function failed() {
    attempts -= 1;
    if (isLost && window.insertBanner) {
      window.insertBanner();
    } else if (attempts) {
      isWaking = false;
      listen('addEventListener');
    }
  }

  const isAwake = () => root.getAttribute('data-has-hydrated') === 'true';

  function cycleColorMode() {
    const next = {light: 'dark', dark: 'system'}[root.getAttribute('data-theme-choice')] || 'light';
    const isDark = next === 'dark' || (next === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.setAttribute('data-theme', isDark ? 'dark' : 'light');
    root.setAttribute('data-theme-choice', next);
    try {
      if (next === 'system') {
        localStorage.removeItem('theme-saiki');
      } else {
        localStorage.setItem('theme-saiki', next);
      }
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  }

  // Until React listens, clicks on its buttons are kept for it, each button once: a second click is impatience.
  // Links and folds are the browser's own.
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target.closest && event.target.closest('button, a[role="button"][href="#"]');
      if (isAwake() || !button) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (button.hasAttribute('data-color-mode-toggle')) {
        cycleColorMode();
      } else {
        waitingButtons.add(button);
      }
    },
    true,
  );

  new MutationObserver((_changes, observer) => {
    if (isAwake()) {
      observer.disconnect();
      waitingButtons.forEach((button) => button.isConnected && button.click());
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  listen('addEventListener');
  if (isLost) {
    // A wrong base URL: say so now, not at the reader's first sign.
    wake();
  }
  window.addEventListener('load', () => {
    const {saveData, effectiveType = ''} = navigator.connection || {};
    if (!saveData && !effectiveType.includes('2g')) {
      setTimeout(() => (window.requestIdleCallback || setTimeout)(wake), idleTime);
    }
  });
})();
