// Starts React at the reader's first sign, or when the page has been idle for a while: docs/performance.md, "Waking".
import {mayFetchAhead} from './connection';
import {page} from './page';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
/** Milliseconds after loading. */
const idleTime = 8000;

const addresses = (list = '') => new Set(list.split(' ').filter(Boolean));

/** Files that are not there yet. The bundle starts by itself as soon as the last of its scripts is there. */
const missing = addresses(page.scripts);
/** What the bundle would ask for next. */
const next = addresses(page.routeScripts);
let hasSheet = false;
let attempts = 3;
let isWaking = false;

// Where the base URL is right, this program has come: the generator looks for its object when the document has been read,
// and warns where there is none.
Object.assign(window, {docusaurus: {}});

const listen = () => signs.forEach((sign) => window.addEventListener(sign, wake, {passive: true, capture: true}));
const stopListening = () => signs.forEach((sign) => window.removeEventListener(sign, wake, {capture: true}));

/** Adds an element that asks for a file; settles with the file. */
function add<Element extends HTMLElement>(element: Element, properties: Partial<Element>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(element, {onload: resolve, onerror: () => reject(element)}, properties));
  });
}

const addLink = (properties: Partial<HTMLLinkElement>) => add(document.createElement('link'), properties);
const addScript = (src: string) => add(document.createElement('script'), {src, async: true});

/**
 * The whole sheet comes before React, which may show what the page's own styles do not know. They stay: the sheet says
 * everything again, and taking styles away would make the browser lay the page out once more.
 */
async function addStyles(): Promise<void> {
  if (!hasSheet && document.querySelector('style[data-first-view]')) {
    await addLink({rel: 'stylesheet', href: page.styles, fetchPriority: 'high'});
    hasSheet = true;
  }
}

/** The bundle waits for those that are on their way, and asks again for those that are not in the document. */
function addNext(): void {
  next.forEach((src) =>
    addScript(src).then(
      () => next.delete(src),
      (element: HTMLElement) => element.remove(),
    ),
  );
}

/** Each script settles before another attempt: a script that runs twice would start React twice. */
async function addScripts(): Promise<void> {
  await Promise.allSettled([...missing].map((src) => addScript(src).then(() => missing.delete(src))));
  if (missing.size > 0) {
    failed();
  }
}

function wake(): void {
  if (isWaking) {
    return;
  }
  isWaking = true;
  stopListening();
  [...missing, ...next].forEach((href) => addLink({rel: 'preload', as: 'script', href}).catch(() => undefined));
  addStyles().then(() => {
    addNext();
    return addScripts();
  }, failed);
}

/** The document still works without React. The next sign of the reader tries again. */
function failed(): void {
  attempts -= 1;
  if (attempts > 0) {
    isWaking = false;
    listen();
  }
}

listen();
window.addEventListener('load', () => {
  if (mayFetchAhead()) {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(wake) : wake()), idleTime);
  }
});
